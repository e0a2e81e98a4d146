import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { podmanSocket } from './podmanSocket.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'socket-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

test('the socket on which podman listens is taken, and one that nobody listens on is passed by', async () => {
  const [dead, socket] = [join(folder, 'dead.sock'), join(folder, 'podman.sock')];
  writeFileSync(dead, '');
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(socket, resolve));
  expect((await podmanSocket({ sockets: [dead, socket], program: 'no-such-program' }))?.url).toBe(
    `unix://${socket}`,
  );
  await new Promise((resolve) => server.close(resolve));
});

test('where none listens podman is asked to, until it is told to stop', async () => {
  const program = join(folder, 'podman');
  // In its place: listens on the last of its words, as podman does.
  const listening = `require('node:net').createServer().listen(process.argv.at(-1).replace('unix://', ''))`;
  writeFileSync(program, `#!${process.execPath}\n${listening}\n`, { mode: 0o755 });
  const api = await podmanSocket({ sockets: [], program });
  const socket = api?.url.replace('unix://', '') ?? '';
  expect(existsSync(socket)).toBe(true);
  api?.stop();
  expect(existsSync(socket)).toBe(false);
});

test('where there is no podman there is no socket', async () => {
  expect(await podmanSocket({ sockets: [], program: join(folder, 'podman') })).toBeNull();
});
