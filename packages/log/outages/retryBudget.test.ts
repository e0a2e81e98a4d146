import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { verdictOf as ofDatabase } from '../postgres/connectionTrouble.ts';
import { verdictOf as ofEventStore } from '../eventStoreDb/trouble.ts';
import { RetryBudget } from './retryBudget.ts';
import { OutageClock } from './outageClock.ts';
import { untilAnswered } from './untilAnswered.ts';

beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] }));
afterEach(() => void vi.useRealTimers());

const away = () => Promise.reject(new Error('connect ECONNREFUSED'));
const pausesOf = (instants: readonly number[]) =>
  instants.slice(1).map((at, index) => at - instants[index]!);

const CALLS: readonly [
  string,
  (patience: number, call: () => Promise<string>) => Promise<string>,
][] = [
  [
    'the database',
    (patience, call) =>
      untilAnswered({ patience, judge: ofDatabase, silence: new OutageClock() }, call),
  ],
  [
    'the event store',
    (patience, call) =>
      untilAnswered({ patience, judge: ofEventStore, silence: new OutageClock() }, call),
  ],
];

for (const [server, call] of CALLS) {
  it(`asks ${server} again after at most a second, a last time when the patience is over`, async () => {
    const begun = performance.now();
    const instants: number[] = [];
    const answer = call(10_000, () => {
      instants.push(performance.now() - begun);
      return away();
    }).catch((error: unknown) => error);
    await vi.runAllTimersAsync();
    expect(await answer).toMatchObject({ name: 'LogUnavailable' });
    expect(pausesOf(instants).slice(0, 6)).toEqual([50, 100, 200, 400, 800, 1_000]);
    expect(Math.max(...pausesOf(instants))).toBe(1_000);
    expect(instants.at(-1)).toBe(10_000);
  });

  it(`gets the answer of ${server} that is back just before the patience is over`, async () => {
    const begun = performance.now();
    const answer = call(10_000, async () =>
      performance.now() - begun > 9_900 ? 'here again' : away(),
    );
    await vi.runAllTimersAsync();
    expect(await answer).toBe('here again');
  });

  it(`leaves the last try of ${server} time to be answered, and ends one that is not`, async () => {
    const begun = performance.now();
    const answerAfter = (time: number) =>
      call(1_000, () =>
        performance.now() - begun < 1_000
          ? away()
          : new Promise((resolve) => setTimeout(() => resolve('late'), time)),
      ).catch((error: unknown) => error);
    const [quick, slow] = [answerAfter(100), answerAfter(20_000)];
    await vi.advanceTimersByTimeAsync(1_500);
    expect(await quick).toBe('late');
    expect(await slow).toMatchObject({ name: 'LogUnavailable' });
  });
}

it('does not pause when the time is over', async () => {
  expect(await new RetryBudget(0).pause()).toBe(false);
});
