import { connect, type Socket } from 'node:net';
import { setTimeout as delay } from 'node:timers/promises';
import { authorized, type Tenant } from './tenant.ts';

/** One connection of an attack that keeps to no request and answer; ends with the status that it was given, 0 for none. */
export type RawAttack = (
  tenant: Tenant,
  signal: AbortSignal,
) => Promise<number>;

/** A byte of a sign-in now and then. */
const slowBody: RawAttack = (tenant, signal) =>
  hold(tenant.commandUrl, signal, async (socket, over) => {
    socket.write(
      `POST /api/session HTTP/1.1\r\nHost: x\r\nX-Real-IP: ${tenant.address}\r\nContent-Type: application/json\r\nContent-Length: 4000\r\n\r\n{`,
    );
    while (!over.aborted) {
      await delay(500, undefined, { signal: over }).catch(() => undefined);
      socket.write(' ');
    }
  });

/** Headers without an end. */
const slowHead: RawAttack = (tenant, signal) =>
  hold(tenant.projectorUrl, signal, async (socket, over) => {
    socket.write('GET /api/me HTTP/1.1\r\nHost: x\r\n');
    for (let n = 0; !over.aborted; n++) {
      await delay(500, undefined, { signal: over }).catch(() => undefined);
      socket.write(`X-${n}: y\r\n`);
    }
  });

/** A live stream that nobody reads. */
const unreadStream: RawAttack = (tenant, signal) =>
  hold(tenant.projectorUrl, signal, async (socket, over) => {
    const said = Object.entries(authorized(tenant)).map(
      ([name, value]) => `${name}: ${value}\r\n`,
    );
    socket.write(
      `GET /api/live HTTP/1.1\r\nHost: x\r\nX-Real-IP: ${tenant.address}\r\n${said.join('')}\r\n`,
    );
    await delay(1_000, undefined, { signal: over }).catch(() => undefined);
    socket.pause();
    await new Promise<void>((end) => {
      if (over.aborted) end();
      over.addEventListener('abort', () => end());
    });
  });

/** What is no request at all. */
const noise: RawAttack = (tenant, signal) =>
  hold(tenant.commandUrl, signal, (socket) => {
    socket.write(Buffer.alloc(4_096, '\u00ff\r\n: GET'));
    return Promise.resolve();
  });

export const rawAttacks: Readonly<Record<string, RawAttack>> = {
  'slow bodies': slowBody,
  'slow headers': slowHead,
  'live streams': unreadStream,
  noise,
};

async function hold(
  url: string,
  signal: AbortSignal,
  act: (socket: Socket, over: AbortSignal) => Promise<void>,
): Promise<number> {
  const socket = connect(Number(new URL(url).port), '127.0.0.1');
  const over = new AbortController();
  let heard = '';
  const closed = new Promise<void>((resolve) => {
    socket.on('error', () => socket.destroy());
    socket.on('close', () => resolve());
  });
  socket.on('data', (piece: Buffer) => {
    if (heard.length < 64) heard += piece.toString('latin1');
    // Who is refused tries again, but a stream that is open is held.
    if (!heard.startsWith('HTTP/1.1 200')) socket.end();
  });
  const end = () => socket.destroy();
  signal.addEventListener('abort', end);
  void closed.then(() => over.abort());
  await act(socket, over.signal);
  await closed;
  signal.removeEventListener('abort', end);
  return Number(/^HTTP\/1\.1 (\d{3})/.exec(heard)?.[1] ?? 0);
}
