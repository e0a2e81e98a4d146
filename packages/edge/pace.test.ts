import type { Context } from 'koa';
import { afterEach, expect, test, vi } from 'vitest';
import { problemDetails } from './problemDetails.ts';
import { Pace } from './pace.ts';
import { Refused } from './refused.ts';

afterEach(() => void vi.useRealTimers());

test('fifty are answered at once, then one each ten milliseconds, none held for longer than half a second', () => {
  let now = 0;
  const pace = new Pace(100, () => now);
  const many = (count: number) => Array.from({ length: count }, () => pace.next('a'));
  expect(many(50)).toEqual(Array(50).fill(0));
  expect(many(3)).toEqual([10, 20, 30]);
  expect(many(100).slice(-50)).toEqual(Array(50).fill(500));
  expect(pace.next('b')).toBe(0);
  expect(new Pace().next('a')).toBe(0);
  now += 500;
  expect(many(2)).toEqual([10, 20]);
  now += 10_000;
  expect(many(51)).toEqual([...Array<number>(50).fill(0), 10]);
});

/** A request that is refused so, by a pace that holds everything; what is answered stands in the context. */
function refused(status: number) {
  const place = { waits: false, wait: () => (place.waits = true) };
  const ctx = {
    acceptsLanguages: () => [],
    vary: () => undefined,
    ...{ state: { place }, app: {}, req: { socket: { remoteAddress: '192.0.2.1' } } },
    ...{ set: () => undefined, body: null as string | null },
  };
  const pace = new Pace(100, () => 0);
  for (let n = 0; n < 100; n++) pace.next('192.0.2.1');
  const answered = problemDetails(pace)(ctx as unknown as Context, () =>
    Promise.reject(new Refused({ status, code: 'task-exists', detail: 'It is taken.' })),
  ) as Promise<void>;
  return { ctx, place, answered };
}
const soon = () => new Promise(setImmediate);

test('a refusal that is held takes up no place, and is answered in the end', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout'] });
  const { ctx, place, answered } = refused(429);
  await soon();
  expect([ctx.body, place.waits, vi.getTimerCount()]).toEqual([null, true, 1]);
  vi.advanceTimersByTime(499);
  await soon();
  expect(ctx.body).toBe(null);
  vi.advanceTimersByTime(1);
  await answered;
  expect(ctx.body).toContain('task-exists');
});

test('that something is wrong on our side is said at once', async () => {
  const { ctx, answered } = refused(503);
  await answered;
  expect(ctx.body).toContain('task-exists');
});
