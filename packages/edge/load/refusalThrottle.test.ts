import type { Context } from 'koa';
import { afterEach, expect, test, vi } from 'vitest';
import { networksOf } from '../callers/clientAddress.ts';
import { problemDetails } from '../problemDetails.ts';
import { RefusalThrottle } from './refusalThrottle.ts';
import { RequestRefused } from '../refusals/refused.ts';

afterEach(() => void vi.useRealTimers());

test('fifty are answered at once, then one each ten milliseconds, none held for longer than half a second', () => {
  let now = 0;
  const a = [{ key: 'a', times: 1 }];
  const pace = new RefusalThrottle(100, () => now);
  const many = (count: number) => Array.from({ length: count }, () => pace.next(a));
  expect(many(50)).toEqual(Array(50).fill(0));
  expect(many(3)).toEqual([10, 20, 30]);
  expect(many(100).slice(-50)).toEqual(Array(50).fill(500));
  expect(pace.next([{ key: 'b', times: 1 }])).toBe(0);
  expect(new RefusalThrottle().next(a)).toBe(0);
  now += 500;
  expect(many(2)).toEqual([10, 20]);
  now += 10_000;
  expect(many(51)).toEqual([...Array<number>(50).fill(0), 10]);
});

test('a wider network has several times as much, however many households of it ask', () => {
  const pace = new RefusalThrottle(100, () => 0);
  const held = Array.from({ length: 500 }, (_, n) => pace.next(networksOf(`192.0.2.${n % 250}`)));
  expect(held.slice(0, 400)).toEqual(Array(400).fill(0));
  expect(held[401]).toBeGreaterThan(0);
  expect(pace.next(networksOf('198.51.100.1'))).toBe(0);
});

/**
 * A request that is refused so, by a pace that holds everything; what is answered stands in the
 * context.
 */
function refused(status: number) {
  const place = { waits: false, wait: () => (place.waits = true) };
  const ctx = {
    acceptsLanguages: () => [],
    vary: () => undefined,
    ...{ state: { place }, app: {}, req: { socket: { remoteAddress: '192.0.2.1' } } },
    ...{ set: () => undefined, body: null as string | null },
  };
  const pace = new RefusalThrottle(100, () => 0);
  for (let n = 0; n < 100; n++) pace.next(networksOf('192.0.2.1'));
  const answered = problemDetails(pace)(ctx as unknown as Context, () =>
    Promise.reject(new RequestRefused({ status, code: 'task-exists', detail: 'It is taken.' })),
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
