import { createServer, type Server } from 'node:http';
import { connect, type AddressInfo } from 'node:net';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { answerBrokenRequests } from './brokenRequests.ts';

let server: Server;
beforeEach(async () => {
  server = createServer((_, response) => void response.end('done'));
  answerBrokenRequests(server);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
});
afterEach(() => server.closeAllConnections());

/**
 * Writes all of `text` in pieces and answers what was heard; rejects when the connection was reset.
 */
function say(text: string): Promise<string> {
  return new Promise((resolve, reject) => {
    const socket = connect((server.address() as AddressInfo).port, '127.0.0.1');
    let heard = '';
    socket.on('data', (chunk: Buffer) => (heard += chunk.toString()));
    socket.on('error', reject);
    socket.on('end', () => resolve(heard));
    const write = (from: number) => {
      if (from >= text.length) return;
      socket.write(text.slice(from, from + 10_000), () => setImmediate(write, from + 10_000));
    };
    socket.on('connect', () => write(0));
  });
}

test('an address that is far too long is answered by 431, though the caller is still sending', async () => {
  const heard = await say(`GET /${'a'.repeat(400_000)} HTTP/1.1\r\nHost: test\r\n\r\n`);
  expect(heard).toMatch(/^HTTP\/1\.1 431 .*headers-too-large/s);
  expect(heard).toContain('application/problem+json');
});

test('who asks for the head alone gets no more', async () => {
  const heard = await say(`HEAD / HTTP/1.1\r\nHost: test\r\nX: ${'a'.repeat(20_000)}\r\n\r\n`);
  expect(heard).toMatch(/^HTTP\/1\.1 431 .*\r\nContent-Length: \d+\r\n.*\r\n\r\n$/s);
});

test('what is no HTTP is answered by 400', async () => {
  expect(await say('HELLO\r\n\r\n')).toMatch(/^HTTP\/1\.1 400 .*broken-request/s);
});

test('the server answers others as before', async () => {
  await say('HELLO\r\n\r\n');
  expect(await say('GET / HTTP/1.1\r\nHost: test\r\nConnection: close\r\n\r\n')).toMatch(
    /^HTTP\/1\.1 200 .*done/s,
  );
});
