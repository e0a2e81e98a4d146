import { headers } from '@waymark/api';
import { ACCESS_TOKEN_SECONDS, signAccessToken, type RoutedContext } from '@waymark/edge';
import type pg from 'pg';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { LiveHub } from '../live/liveHub.ts';
import { ModelFreshness } from '../reading/modelFreshness.ts';
import { PresenceBoard } from '../presence/presence.ts';
import { Progress } from '../reading/progress.ts';
import type { ReadPool } from '../reading/readPool.ts';
import { Preparing } from './preparing.ts';
import { liveRoute } from './liveRoute.ts';

beforeEach(() => {
  vi.useFakeTimers({ now: Date.parse('2026-11-01T08:00:00.000Z') });
});
afterEach(() => {
  vi.useRealTimers();
});

/**
 * A team user who listens, with a token signed `age` seconds ago; answers what was written, 'END'
 * at the end.
 */
async function listen(live: LiveHub, age = 0): Promise<string[]> {
  const { accessToken } = signAccessToken(
    'secret',
    { accountId: 'dana', sid: 's' },
    new Date(Date.now() - age * 1000),
  );
  const sent: Record<string, string> = {
    Authorization: `Bearer ${accessToken}`,
    [headers.workspace]: 'w',
  };
  const calls: string[] = [];
  const res = {
    closed: false,
    writableLength: 0,
    write: (text: string) => calls.push(text),
    end: () => calls.push('END'),
    once: () => undefined,
  };
  const pool = {
    inTurn: (_: string, read: () => Promise<unknown>) => read(),
    one: () => Promise.resolve({ party: 'team', client_id: null }),
  } as unknown as ReadPool;
  const ctx = {
    query: {},
    app: { proxy: false },
    req: { socket: { remoteAddress: '192.0.2.1' } },
    state: { accountId: 'dana', sid: 's' },
    res,
    get: (name: string) => sent[name] ?? '',
    set: () => undefined,
  };
  const presence = new PresenceBoard({} as pg.Pool);
  const preparing = new Preparing();
  preparing.tell('directory', true);
  const reading = { pool, progress: new Progress(), freshness: new ModelFreshness(), preparing };
  await liveRoute({ ...reading, live, presence, isEnded: () => false })(
    ctx as unknown as RoutedContext,
  );
  return calls;
}

test('the stream ends with the access token', async () => {
  const calls = await listen(new LiveHub(), 60);
  expect(calls).toEqual([expect.stringMatching('event: position')]);
  vi.advanceTimersByTime((ACCESS_TOKEN_SECONDS - 60) * 1000 - 1);
  expect(calls).not.toContain('END');
  vi.advanceTimersByTime(1);
  expect(calls.at(-1)).toBe('END');
});

test('the stream ends with the service', async () => {
  const live = new LiveHub();
  const calls = await listen(live);
  live.close();
  expect(calls.at(-1)).toBe('END');
  expect(vi.getTimerCount()).toBe(0);
});
