import { createServer, type ServerResponse } from 'node:http';
import { connect, type AddressInfo, type Socket } from 'node:net';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { orderlyClose } from './orderlyClose.ts';

let port: number;
let close: () => Promise<void>;
/** Answers that the server has not given yet. */
let underWay: ServerResponse[];

/**
 * Starts the server under test. Paths: /slow waits in `underWay`, /live streams, all else answers
 * at once.
 */
const start = async (grace?: number, notice?: number) => {
  underWay = [];
  const server = createServer((request, response) => {
    if (request.url === '/slow') return void underWay.push(response);
    if (request.url !== '/live') return void response.end('done');
    response.setHeader('Content-Type', 'text/event-stream; charset=utf-8');
    response.write('event: position\n\n');
  });
  close = orderlyClose(server, grace, notice);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  port = (server.address() as AddressInfo).port;
};
const sockets: Socket[] = [];
beforeEach(() => start());
afterEach(async () => {
  for (const socket of sockets.splice(0)) socket.destroy();
  await close();
});

/**
 * A connection that keeps all it hears; `ended` resolves with that when the server has closed it.
 */
async function connection() {
  const socket = connect(port, '127.0.0.1');
  sockets.push(socket);
  let heard = '';
  socket.on('data', (chunk: Buffer) => (heard += chunk.toString()));
  socket.on('error', () => undefined);
  const ended = new Promise<string>((resolve) => socket.once('close', () => resolve(heard)));
  await new Promise<void>((resolve) => socket.once('connect', resolve));
  const ask = (path: string) => void socket.write(`GET ${path} HTTP/1.1\r\nHost: test\r\n\r\n`);
  return { ask, ended, heard: () => heard };
}

test('a request under way is answered, says that the connection closes, and is then closed', async () => {
  const slow = await connection();
  slow.ask('/slow');
  await expect.poll(() => underWay.length).toBe(1);
  const closed = close();
  expect(close()).toBe(closed);
  await new Promise(setImmediate);
  underWay[0]?.end('late, but whole');
  expect(await slow.ended).toMatch(/^HTTP\/1.1 200 [\s\S]*late, but whole/);
  await closed;
});

test('a request whose bytes have just arrived is answered', async () => {
  const early = await connection();
  early.ask('/fast');
  await expect.poll(() => early.heard()).toContain('done');
  // The server shares this event loop, so the second request is in the kernel's hands when the end
  // begins.
  early.ask('/slow');
  await new Promise<void>((resolve) => queueMicrotask(resolve));
  const closed = close();
  await expect.poll(() => underWay.length).toBe(1);
  underWay[0]?.end('seen');
  expect(await early.ended).toMatch(/Connection: close[\s\S]*seen/);
  await closed;
});

test('connections without a request are closed at once: kept alive, or never used', async () => {
  await close();
  await start(2 ** 30);
  const used = await connection();
  used.ask('/fast');
  await expect.poll(() => used.heard()).toContain('done');
  const unused = await connection();
  const closed = close();
  expect(await used.ended).toContain('done');
  expect(await unused.ended).toBe('');
  await closed;
});

test('live streams do not hold up the end', async () => {
  await close();
  await start(2 ** 30);
  const live = await connection();
  live.ask('/live');
  await expect.poll(() => live.heard()).toContain('event: position');
  const closed = close();
  expect(await live.ended).toContain('event: position');
  await closed;
});

test('who has no answer when the grace is over is cut off', async () => {
  await close();
  await start(20);
  const slow = await connection();
  slow.ask('/slow');
  await expect.poll(() => underWay.length).toBe(1);
  const closed = close();
  expect(await slow.ended).toBe('');
  await closed;
});

test('during the notice requests are taken as before, each on a connection that is then closed', async () => {
  await close();
  await start(2 ** 30, 1_500);
  const kept = await connection();
  kept.ask('/fast');
  await expect.poll(() => kept.heard()).toContain('done');
  expect(kept.heard()).not.toContain('Connection: close');
  const closed = close();
  kept.ask('/fast');
  expect(await kept.ended).toMatch(/Connection: close[\s\S]*done$/);
  const late = await connection();
  late.ask('/fast');
  expect(await late.ended).toMatch(/^HTTP\/1.1 200 [\s\S]*Connection: close/);
  await closed;
  await expect(fetch(`http://127.0.0.1:${port}/fast`)).rejects.toThrow();
});

test('nobody gets in any more', async () => {
  await close();
  await expect(fetch(`http://127.0.0.1:${port}/fast`)).rejects.toThrow();
});
