import type { Stored } from '@waymark/events';
import type { EventLog } from '@waymark/log';
import type pg from 'pg';
import { expect, test, vi } from 'vitest';
import type { ReadModel } from '../readModels/model/readModel.ts';
import { healthTeller } from './tellHealth.ts';

/**
 * A teller of one model, over a log in which so many events wait for it; what it told, newest last.
 */
function teller() {
  const waiting = { count: 5_000 };
  const subscribe = vi.fn(async function* ({ batch = 500 }: { batch?: number }) {
    const event = { metadata: { at: '2026-11-01T08:00:00.000Z' } } as Stored;
    const events = Array.from({ length: Math.min(batch, waiting.count) }, () => event);
    yield await Promise.resolve({ events, position: 1n, live: waiting.count <= batch });
  });
  const head = () => Promise.resolve(BigInt(waiting.count));
  const told: [count: unknown, exact: unknown][] = [];
  const query = (_: string, values?: unknown[]) => {
    for (const one of values === undefined
      ? []
      : (JSON.parse(String(values[0])) as Record<string, unknown>[]))
      told.push([one['lag_events'], one['lag_exact']]);
    return Promise.resolve({ rows: [] });
  };
  const tell = healthTeller([{ name: 'plans', prefixes: [] } as unknown as ReadModel], {
    ...{ pool: { query } as unknown as pg.Pool, log: { head, subscribe } as unknown as EventLog },
  });
  const health = {
    model: 'plans',
    state: 'catching-up',
    position: 0n,
    failures: 0,
    problem: null,
    quarantined: 0,
  };
  const times = async (count: number) => {
    for (let i = 0; i < count; i += 1) await tell([health as never], new AbortController().signal);
  };
  return { waiting, subscribe, told, times };
}

test('few that wait are counted each time', async () => {
  const { waiting, told, times } = teller();
  waiting.count = 3;
  await times(1);
  waiting.count = 2;
  await times(1);
  expect(told).toEqual([
    [3, true],
    [2, true],
  ]);
});

test('many that wait are counted seldom, and told of each time', async () => {
  const { subscribe, told, times } = teller();
  await times(6);
  expect(subscribe).toHaveBeenCalledTimes(2);
  expect(told).toEqual(Array(6).fill([1_000, false]));
});

test('once it was level, what it told before is forgotten', async () => {
  const { waiting, told, times } = teller();
  await times(1);
  waiting.count = 0;
  await times(1);
  waiting.count = 7;
  await times(1);
  expect(told).toEqual([
    [1_000, false],
    [0, true],
    [7, true],
  ]);
});
