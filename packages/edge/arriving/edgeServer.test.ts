import type { IncomingMessage, RequestListener, Server } from 'node:http';
import { connect, type AddressInfo, type Socket } from 'node:net';
import { afterEach, expect, test } from 'vitest';
import { edgeServer } from './edgeServer.ts';

let server: Server | undefined;
let [requests, arrived] = [[] as IncomingMessage[], 0];
afterEach(() => {
  server?.closeAllConnections();
  server?.close();
});

/** Answers `handler`'s way, and gives a connection with all that it has been answered so far. */
async function talk(
  handler: RequestListener,
): Promise<{ socket: Socket; heard: () => string; closed: () => boolean }> {
  [requests, arrived] = [[], 0];
  server = edgeServer((request, response) => {
    requests.push(request);
    handler(request, response);
  });
  server.on('connection', (socket) => socket.on('close', () => (arrived = socket.bytesRead)));
  server.listen(0, '127.0.0.1');
  await new Promise((resolve) => server?.once('listening', resolve));
  const socket = connect((server.address() as AddressInfo).port, '127.0.0.1');
  let [text, closed] = ['', false];
  socket.on('data', (piece: Buffer) => (text += piece.toString()));
  socket.on('error', () => undefined);
  socket.on('close', () => (closed = true));
  return { socket, heard: () => text, closed: () => closed };
}

const get = 'GET / HTTP/1.1\r\nHost: a\r\n\r\n';
const post = (bytes: number) => `POST / HTTP/1.1\r\nHost: a\r\nContent-Length: ${bytes}\r\n\r\n`;

test('requests that do not wait for answers are not begun, and their connection is cut', async () => {
  const { socket, closed } = await talk(() => undefined);
  socket.write(get.repeat(500));
  await expect.poll(closed).toBe(true);
  expect(requests).toHaveLength(2);
});

test('one connection carries any number of requests, each after the answer to the one before', async () => {
  const { socket, heard } = await talk((_, response) => void response.end('done'));
  for (let n = 1; n <= 20; n++) {
    socket.write(get);
    await expect.poll(() => heard().split('done').length - 1, { interval: 1 }).toBe(n);
  }
});

test('a large body that is refused is not taken in, and its sender gets to see the answer', async () => {
  const { socket, heard, closed } = await talk(
    (_, response) => void response.writeHead(413).end('too large'),
  );
  socket.write(post(50_000_000));
  const piece = Buffer.alloc(1_000_000);
  for (let n = 0; n < 50; n++) socket.write(piece);
  await expect.poll(heard).toContain('too large');
  await expect.poll(closed).toBe(true);
  expect(arrived).toBeLessThan(10_000_000);
});

test('of a small body that is refused the rest is dropped, and the connection goes on', async () => {
  const { socket, heard } = await talk((_, response) => void response.end('done'));
  socket.write(post(10));
  await expect.poll(heard).toContain('done');
  socket.write(`0123456789${get}`);
  await expect.poll(() => requests.map(({ method }) => method)).toEqual(['POST', 'GET']);
});

test('who never sends the rest of it is cut off', async () => {
  const { socket, heard, closed } = await talk((_, response) => void response.end('done'));
  socket.write(post(10));
  await expect.poll(heard).toContain('done');
  await expect.poll(closed).toBe(true);
});

test('as many may wait for the end of an answer as there are middlewares, without a warning', async () => {
  const warnings: Error[] = [];
  const warned = (warning: Error) => void warnings.push(warning);
  process.on('warning', warned);
  try {
    const { socket, heard } = await talk((_, response) => {
      for (let n = 0; n < 20; n++) response.once('close', () => undefined);
      response.end('done');
    });
    socket.write(get);
    await expect.poll(heard).toContain('done');
    await new Promise(setImmediate);
    expect(warnings).toEqual([]);
  } finally {
    process.off('warning', warned);
  }
});
