import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { setTimeout as delay } from 'node:timers/promises';
import { authorized, type Tenant } from '../tenant.ts';
import type { RawWay, Ways } from '../attackWay.ts';

type Act = (socket: Socket, over: AbortSignal, tenant: Tenant) => Promise<void>;

/** Requests that are sent at once without waiting for an answer. */
const AT_ONCE = 500;

const headOf = (tenant: Tenant, request: string, more = ''): string => {
  const said = Object.entries(authorized(tenant)).map(([name, value]) => `${name}: ${value}\r\n`);
  return `${request} HTTP/1.1\r\nHost: x\r\nX-Real-IP: ${tenant.address}\r\n${said.join('')}${more}\r\n`;
};
const untilOver = (over: AbortSignal): Promise<void> =>
  new Promise((end) => {
    if (over.aborted) end();
    over.addEventListener('abort', () => end());
  });

/** A connection on which the stranger does what they like until it is closed. */
const held = (at: 'command' | 'projector', act: Act): RawWay => ({
  async once(tenant, signal, count) {
    const url = at === 'command' ? tenant.commandUrl : tenant.projectorUrl;
    const socket = connect(Number(new URL(url).port), '127.0.0.1');
    const over = new AbortController();
    let [answers, live, rest] = [0, false, ''];
    const closed = new Promise<void>((resolve) => {
      socket.on('error', () => socket.destroy());
      socket.on('close', () => resolve());
    });
    socket.on('data', (piece: Buffer) => {
      // A status line may come in two pieces.
      const text = rest + piece.toString('latin1');
      for (const [, status] of text.matchAll(/HTTP\/1\.1 (\d{3})/g)) {
        answers += 1;
        live ||= status === '200';
        count(Number(status));
      }
      rest = text.slice(-11).replace(/.*HTTP\/1\.1 \d{3}/s, '');
      // Who is refused tries again, but a stream that is open is held.
      if (!live) socket.end();
    });
    const end = () => socket.destroy();
    signal.addEventListener('abort', end);
    void closed.then(() => over.abort());
    await act(socket, over.signal, tenant);
    await closed;
    signal.removeEventListener('abort', end);
    if (answers === 0 && !signal.aborted) count(0);
  },
});

/** By what is no orderly exchange of requests and answers. */
export const byConnections: Ways = {
  'slow bodies': held('command', async (socket, over, { address }) => {
    socket.write(
      `POST /api/session HTTP/1.1\r\nHost: x\r\nX-Real-IP: ${address}\r\nContent-Type: application/json\r\nContent-Length: 4000\r\n\r\n{`,
    );
    while (!over.aborted) {
      await delay(500, undefined, { signal: over }).catch(() => undefined);
      socket.write(' ');
    }
  }),
  'slow headers': held('projector', async (socket, over) => {
    socket.write('GET /api/me HTTP/1.1\r\nHost: x\r\n');
    for (let n = 0; !over.aborted; n++) {
      await delay(500, undefined, { signal: over }).catch(() => undefined);
      socket.write(`X-${n}: y\r\n`);
    }
  }),
  'large headers': held('command', (socket, _, tenant) => {
    const many = Array.from({ length: 700 }, (_, n) => `X-Header-${n}: y\r\n`);
    socket.write(headOf(tenant, 'GET /api/openapi.json', many.join('')));
    return Promise.resolve();
  }),
  'headers beyond all measure': held('projector', (socket, _, tenant) => {
    socket.write(headOf(tenant, 'GET /api/me', `X: ${'y'.repeat(200_000)}\r\n`));
    return Promise.resolve();
  }),
  'live lines that nobody reads': held('projector', async (socket, over, tenant) => {
    socket.write(headOf(tenant, 'GET /api/live'));
    // What it was answered is read, however late that comes on a busy machine, and nothing after
    // it.
    await once(socket, 'data', { signal: over }).catch(() => undefined);
    socket.pause();
    await untilOver(over);
  }),
  'live lines, opened and left': held('projector', (socket, _, tenant) => {
    socket.write(headOf(tenant, 'GET /api/live?after=1'));
    socket.once('data', () => socket.destroy());
    return Promise.resolve();
  }),
  'requests that wait for no answer, to the command service': held(
    'command',
    async (socket, over, tenant) => {
      socket.write(headOf(tenant, 'GET /api/nothing').repeat(AT_ONCE));
      await untilOver(over);
    },
  ),
  'requests that wait for no answer, to the projector': held(
    'projector',
    async (socket, over, tenant) => {
      socket.write(headOf(tenant, 'GET /api/me').repeat(AT_ONCE));
      await untilOver(over);
    },
  ),
  'connections opened and left': held('command', (socket, _, tenant) => {
    socket.end(headOf(tenant, 'GET /api/nothing'));
    return Promise.resolve();
  }),
  noise: held('command', (socket) => {
    socket.write(Buffer.alloc(4_096, '\u00ff\r\n: GET'));
    return Promise.resolve();
  }),
};
