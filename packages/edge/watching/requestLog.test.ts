import { Writable } from 'node:stream';
import Koa from 'koa';
import { pino } from 'pino';
import { expect, test } from 'vitest';
import { requestLog } from './requestLog.ts';
import { listening } from '../testing/listening.ts';

/** Path, status and level of each line that some requests leave. */
async function linesOf(asked: readonly (readonly [path: string, status: number])[]) {
  const lines: { path: string; status: number; level: number }[] = [];
  const sink = new Writable({
    write: (line: Buffer, _, done) => {
      lines.push(JSON.parse(line.toString()) as (typeof lines)[number]);
      done();
    },
  });
  const app = new Koa()
    .use(requestLog(pino({ level: 'trace' }, sink)))
    .use((ctx) => void (ctx.status = Number(ctx.query['status'])));
  const { url, stop } = await listening(app);
  try {
    for (const [path, status] of asked)
      await (await fetch(`${url}${path}?status=${status}`)).text();
    await expect.poll(() => lines.length).toBe(asked.length);
  } finally {
    await stop();
  }
  return lines.map(({ path, status, level }) => [path, status, pino.levels.labels[level]]);
}

test('that a service fares well is told to who looks closely, and all else as ever', async () => {
  const asked = [
    ['/healthz', 200],
    ['/readyz', 200],
    ['/metrics', 200],
    ['/healthz', 503],
    ['/readyz', 503],
    ['/api/healthz', 200],
    ['/api/me', 200],
  ] as const;
  expect(await linesOf(asked)).toEqual([
    ['/healthz', 200, 'debug'],
    ['/readyz', 200, 'debug'],
    ['/metrics', 200, 'debug'],
    ['/healthz', 503, 'info'],
    ['/readyz', 503, 'info'],
    ['/api/healthz', 200, 'info'],
    ['/api/me', 200, 'info'],
  ]);
});
