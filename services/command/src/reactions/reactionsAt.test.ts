import type { EventLog, SubscribeOptions } from '@waymark/log';
import type { Pool } from 'pg';
import { pino } from 'pino';
import { expect, test } from 'vitest';
import { logLookups } from '../mail/lookups/lookups.ts';
import { mailing } from './mailing.ts';
import { runReactions, type ReactionsAt } from './runReactions.ts';

const pool = {
  query: () => Promise.resolve({ rows: [] }),
  connect: () =>
    Promise.resolve({ query: () => Promise.resolve({ rowCount: 1 }), release: () => undefined }),
} as unknown as Pool;

test('while the log cannot be read, the reactions are not level, and say since when', async () => {
  let now = 0;
  const told: ReactionsAt[] = [];
  const stopping = new AbortController();
  const health = (options: SubscribeOptions, state: 'live' | 'retrying') =>
    options.onHealth?.({ state, failures: 0, since: new Date(now), problem: null });
  async function* subscribe(options: SubscribeOptions) {
    await Promise.resolve();
    now = 1_000;
    yield { events: [], position: 7n, live: true };
    now = 5_000;
    health(options, 'retrying');
    now = 9_000;
    health(options, 'retrying');
    now = 10_000;
    health(options, 'live');
    stopping.abort();
  }
  const log = { subscribe } as unknown as EventLog;
  await runReactions({
    reactions: [mailing],
    ...{
      pool,
      log,
      lookups: logLookups(log),
      logger: pino({ level: 'silent' }),
      signal: stopping.signal,
    },
    clock: () => new Date(now),
    onProgress: (at) => told.push(at),
  });
  expect(
    told.map(({ position, live, levelAt }) => [Number(position), live, levelAt.getTime()]),
  ).toEqual([
    [0, false, 0],
    [7, true, 1_000],
    [7, false, 5_000],
    [7, false, 5_000],
    [7, true, 10_000],
  ]);
});
