import { said } from '@waymark/api/problems';
import { Refused } from '@waymark/edge';
import type { Pool } from 'pg';
import {
  RateLimiterMemory,
  RateLimiterPostgres,
  RateLimiterRes,
  type RateLimiterAbstract,
} from 'rate-limiter-flexible';

/** How often within `minutes`. */
export type Limit = { readonly times: number; readonly minutes: number };

/** How many it are by now, and how many seconds until it begins anew. */
export type Counted = { readonly soFar: number; readonly secondsLeft: number };

/** Counts by key within a window of time. */
export type Limiter = Limit & {
  /** Counts `points` more. What is beyond the limit anyway need not be counted exactly. */
  count(key: string, points?: number): Promise<Counted>;
  look(key: string): Promise<Counted>;
  forget(key: string): Promise<void>;
};

/** For what is rare or matters over days: all services count together. What is refused anyway is no longer counted there. */
export const countedInPostgres = (
  pool: Pool,
  kind: string,
  limit: Limit,
): Limiter =>
  limiter(
    limit,
    new RateLimiterPostgres({
      storeClient: pool,
      storeType: 'pool',
      schemaName: 'identity',
      tableName: 'limits',
      tableCreated: true,
      keyPrefix: kind,
      points: limit.times,
      duration: limit.minutes * 60,
      inMemoryBlockOnConsumed: limit.times + 1,
    }),
  );

/** For what is frequent: each service counts by itself, and nobody waits for it. */
export const countedInMemory = (kind: string, limit: Limit): Limiter =>
  limiter(
    limit,
    new RateLimiterMemory({
      keyPrefix: kind,
      points: limit.times,
      duration: limit.minutes * 60,
    }),
  );

/** @throws Refused 429 `too-many-requests` with Retry-After when that is more than there may be */
export async function allow(
  limiter: Limiter,
  key: string,
  points = 1,
  why: Why = 'tooManyTries',
): Promise<void> {
  const { soFar, secondsLeft } = await limiter.count(key, points);
  if (soFar > limiter.times) throw tooManyRequests(secondsLeft, why);
}

/** What it is too much of. */
export type Why = 'tooManyTries' | 'tooManyChanges';

function tooManyRequests(seconds: number, why: Why): Refused {
  return new Refused({
    status: 429,
    code: 'too-many-requests',
    detail: said(why, seconds),
    headers: { 'Retry-After': String(seconds) },
  });
}

const limiter = (limit: Limit, counter: RateLimiterAbstract): Limiter => ({
  ...limit,
  count: async (key, points) => {
    try {
      return counted(await counter.consume(key, points));
    } catch (refusal) {
      if (!(refusal instanceof RateLimiterRes)) throw refusal;
      return { ...counted(refusal), soFar: limit.times + 1 };
    }
  },
  look: async (key) => counted(await counter.get(key)),
  forget: async (key) => void (await counter.delete(key)),
});

const counted = (res: RateLimiterRes | null): Counted => ({
  soFar: res?.consumedPoints ?? 0,
  secondsLeft: Math.max(1, Math.ceil((res?.msBeforeNext ?? 0) / 1000)),
});
