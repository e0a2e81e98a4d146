import { mkdir, mkdtemp, readdir, rm, utimes } from 'node:fs/promises';
import { request } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { listening } from '@waymark/edge/testing';
import Koa from 'koa';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { removeAbandoned, withArrived } from './arriving.ts';

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'waymark-arriving-'));
  vi.stubEnv('TMPDIR', folder);
});
afterEach(async () => {
  vi.unstubAllEnvs();
  await rm(folder, { recursive: true, force: true });
});

test('what a killed service left is taken away a day later, and nothing else', async () => {
  const now = new Date();
  const before = new Date(now.getTime() - 25 * 60 * 60_000);
  for (const name of ['waymark-upload-old', 'waymark-upload-new', 'somebody-else'])
    await mkdir(join(folder, name, 'in'), { recursive: true });
  for (const name of ['waymark-upload-old', 'somebody-else'])
    await utimes(join(folder, name), before, before);
  await removeAbandoned(now);
  expect((await readdir(folder)).toSorted()).toEqual(['somebody-else', 'waymark-upload-new']);
});

/** What became of a file of 4,000 bytes, sent in pieces of so many with a pause behind each. */
async function arrived(bytes: number, pause: number): Promise<'taken' | 'cut'> {
  const pace = { bytes: 500, within: 200 };
  const app = new Koa().use(async (ctx) => {
    await withArrived(ctx, 4_000, () => Promise.resolve(), pace);
    ctx.status = 204;
  });
  app.silent = true;
  const { port, stop } = await listening(app);
  try {
    return await new Promise((became) => {
      const sending = request({ port, method: 'POST', headers: { 'Content-Length': 4_000 } }, () =>
        became('taken'),
      );
      sending.on('error', () => became('cut'));
      void (async () => {
        for (let sent = 0; sent < 4_000 && !sending.destroyed; sent += bytes) {
          sending.write(Buffer.alloc(bytes));
          await new Promise((later) => setTimeout(later, pause));
        }
        sending.end();
      })();
    });
  } finally {
    await stop();
  }
}

test('who sends a byte now and then is cut off, and leaves nothing; who goes on sending has time', async () => {
  expect(await arrived(10, 50)).toBe('cut');
  await expect.poll(() => readdir(folder)).toEqual([]);
  expect(await arrived(1_000, 50)).toBe('taken');
});
