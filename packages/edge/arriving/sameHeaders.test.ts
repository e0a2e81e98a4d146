import Koa from 'koa';
import { expect, test } from 'vitest';
import { sameHeaders } from './sameHeaders.ts';
import { listening } from '../testing/listening.ts';

test('every response has the headers of the first, for which alone they were made, and keeps its own', async () => {
  let asked = 0;
  const app = new Koa()
    .use(async (ctx, next) => {
      ctx.set('X-Own', ctx.path);
      await next();
    })
    .use(
      sameHeaders(async (ctx, next) => {
        asked += 1;
        ctx.set({ 'X-One': '1', 'X-Many': ['a', 'b'] });
        await next();
      }),
    )
    .use((ctx) => void (ctx.body = ctx.path));
  const { url, stop } = await listening(app);
  try {
    for (const path of ['/1', '/2', '/3']) {
      const answer = await fetch(url + path);
      expect([answer.status, await answer.text()]).toEqual([200, path]);
      expect(['x-own', 'x-one', 'x-many'].map((name) => answer.headers.get(name))).toEqual([
        path,
        '1',
        'a, b',
      ]);
    }
    expect(asked).toBe(1);
  } finally {
    await stop();
  }
});
