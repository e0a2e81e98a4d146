import { once } from 'node:events';
import { connect } from 'node:net';

export type HeldConnection = {
  /** Of the service. */
  readonly site: string;
  /** Request line, as `GET /api/live`. */
  readonly request: string;
  /** As the proxy says it. */
  readonly address: string;
  readonly headers: Readonly<Record<string, string>>;
  /** What is sent again and again, with a pause in milliseconds. */
  readonly drip?: { readonly every: number; readonly bytes: Buffer };
};

/**
 * Asks once on a connection of its own, reads no more than what it is answered with first, and
 * holds it until the other end or the signal ends it. @param count told the status, 0 where none
 * came
 */
export async function holdConnection(
  { site, request, address, headers, drip }: HeldConnection,
  signal: AbortSignal,
  count: (status: number) => void,
): Promise<void> {
  const { port } = new URL(site);
  const socket = connect(Number(port), '127.0.0.1');
  socket.on('error', () => socket.destroy());
  const closed = new Promise<void>((end) => socket.once('close', () => end()));
  const end = () => socket.destroy();
  signal.addEventListener('abort', end);
  const said = Object.entries({ ...headers, 'X-Real-IP': address }).map(
    ([name, value]) => `${name}: ${value}\r\n`,
  );
  socket.write(`${request} HTTP/1.1\r\nHost: x\r\n${said.join('')}\r\n`);
  const dripping = drip && setInterval(() => socket.write(drip.bytes), drip.every);
  let status = 0;
  const [first] = (await Promise.race([
    once(socket, 'data', { signal }),
    closed.then(() => []),
  ]).catch(() => [])) as [Buffer?];
  if (first !== undefined) {
    status = Number(/^HTTP\/1\.1 (\d{3})/.exec(first.toString('latin1'))?.[1]);
    socket.pause();
  }
  if (!signal.aborted) count(status);
  // Who was refused goes, to try again.
  if (status !== 200) end();
  await closed;
  clearInterval(dripping);
  signal.removeEventListener('abort', end);
}
