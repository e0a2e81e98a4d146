import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { expect, test } from 'vitest';

async function check(env: Record<string, string>, ...options: string[]): Promise<number> {
  const child = spawn(
    process.execPath,
    [...options, join(import.meta.dirname, 'healthcheck.mjs')],
    { env },
  );
  return ((await once(child, 'exit')) as [number])[0];
}

test('asks the service on the port that is set', async () => {
  const server = createServer((request, response) => {
    response.statusCode = request.url === '/healthz' ? 200 : 404;
    response.end();
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const port = `${(server.address() as AddressInfo).port}`;
  expect(await check({ PORT: port })).toBe(0);
  server.close();
  await once(server, 'close');
  expect(await check({ PORT: port })).toBe(1);
});

test.each([
  [4001, 0],
  [4002, 0],
  [4003, 1],
])('without a port, a service that answers on %i alone counts as %i', async (port, exit) => {
  // Another program of this machine may have those ports.
  const only = `globalThis.fetch = async (url) => ({ ok: url === 'http://127.0.0.1:${port}/healthz' })`;
  expect(await check({}, '--import', `data:text/javascript,${encodeURIComponent(only)}`)).toBe(
    exit,
  );
});
