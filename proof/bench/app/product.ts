import { spawn } from 'node:child_process';
import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { createServer, request, type IncomingMessage, type ServerResponse } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { createGzip } from 'node:zlib';
import { freePort } from '../services.ts';

const ROOT = new URL('../../..', import.meta.url);
const READY_WITHIN_MS = 240_000;
const COMPRESSED = /^(text\/|application\/(json|problem\+json|manifest\+json)|image\/svg)/;

/**
 * The whole product with its demo, as `npm start` runs it, behind what compresses as the proxy of
 * production does.
 */
export type Product = { readonly url: string; stop(): Promise<void> };

export async function startProduct(): Promise<Product> {
  const folder = await mkdtemp(join(tmpdir(), 'waymark-bench-'));
  await chmod(folder, 0o755);
  const [inside, outside] = [await freePort(), await freePort()];
  const url = `http://localhost:${outside}`;
  const product = spawn(process.execPath, ['local/start.ts'], {
    cwd: ROOT,
    stdio: ['ignore', 'ignore', 'inherit'],
    env: {
      ...process.env,
      PORT: String(inside),
      PUBLIC_URL: url,
      WAYMARK_DATA: folder,
      LOG_LEVEL: 'warn',
    },
  });
  const ended = new Promise<void>((resolve) => product.once('exit', () => resolve()));
  const proxy = createServer((asked, answer) => passOn(inside, asked, answer)).listen(
    outside,
    '127.0.0.1',
  );
  const stop = async () => {
    proxy.closeAllConnections();
    proxy.close();
    product.kill('SIGTERM');
    await ended;
    await rm(folder, { recursive: true, force: true });
  };
  const until = performance.now() + READY_WITHIN_MS;
  while (!(await isReady(url))) {
    if (product.exitCode !== null || performance.now() > until) {
      await stop();
      throw new Error('the product did not start');
    }
    await delay(200);
  }
  return { url, stop };
}

const isReady = (url: string) =>
  fetch(`${url}/healthz`).then(
    ({ ok }) => ok,
    () => false,
  );

function passOn(port: number, asked: IncomingMessage, answer: ServerResponse): void {
  const { method, url, headers } = asked;
  const onward = request({ host: '127.0.0.1', port, method, path: url, headers }, (found) => {
    const { statusCode = 502, headers: given } = found;
    const type = given['content-type'] ?? '';
    // Live changes are a stream that must not wait in a buffer.
    if (!COMPRESSED.test(type) || type.startsWith('text/event-stream')) {
      answer.writeHead(statusCode, given);
      found.pipe(answer);
      return;
    }
    const { 'content-length': _, ...kept } = given;
    answer.writeHead(statusCode, { ...kept, 'content-encoding': 'gzip' });
    found.pipe(createGzip()).pipe(answer);
  });
  onward.on('error', () => answer.writeHead(502).end());
  answer.on('close', () => onward.destroy());
  asked.pipe(onward);
}
