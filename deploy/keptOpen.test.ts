import type { AddressInfo } from 'node:net';
import { edgeServer } from '@waymark/edge';
import { expect, test } from 'vitest';
import { rootFile } from './composeFile.ts';

test('the services keep a connection longer than the proxy uses it, so that no request meets its end', async () => {
  const server = edgeServer((_, response) => void response.end());
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  const { headers } = await fetch(`http://127.0.0.1:${port}`);
  server.closeAllConnections();
  server.close();
  const kept = Number(/timeout=(\d+)/.exec(headers.get('Keep-Alive') ?? '')?.[1]);
  const used = Number(/keepalive (\d+)s/.exec(rootFile('deploy/Caddyfile'))?.[1]);
  expect(used).toBeGreaterThan(0);
  expect(kept).toBeGreaterThan(used + 10);
});
