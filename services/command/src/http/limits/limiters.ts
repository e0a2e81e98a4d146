import { createHash } from 'node:crypto';
import { refusalText } from '@waymark/api/problems';
import { networksOf, RequestRefused } from '@waymark/edge';
import type { Pool } from 'pg';
import {
  RateLimiterMemory,
  RateLimiterPostgres,
  RateLimiterRes,
  type RateLimiterAbstract,
} from 'rate-limiter-flexible';

/** How often within `minutes`. */
export type LimiterSettings = { readonly times: number; readonly minutes: number };

/** How many it are by now, and how many seconds until it begins anew. */
export type Counted = { readonly soFar: number; readonly secondsLeft: number };

/** Counts by key within a window of time. */
export type Limiter = LimiterSettings & {
  /** Counts `points` more. What is beyond the limit anyway need not be counted exactly. */
  count(key: string, points?: number): Promise<Counted>;
  look(key: string): Promise<Counted>;
  /** Takes back one that was counted. */
  giveBack(key: string): Promise<void>;
  forget(key: string): Promise<void>;
};

/**
 * For what is rare or matters over days: all services count together. What is refused anyway is no
 * longer counted there.
 */
export const countedInPostgres = (pool: Pool, kind: string, limit: LimiterSettings): Limiter =>
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
export const countedInMemory = (kind: string, limit: LimiterSettings): Limiter =>
  limiter(
    limit,
    new RateLimiterMemory({ keyPrefix: kind, points: limit.times, duration: limit.minutes * 60 }),
  );

/**
 * @throws RequestRefused 429 `too-many-requests` with Retry-After when that is more than there may
 * be
 */
export async function allow(
  limiter: Limiter,
  key: string,
  points = 1,
  why: Why = 'tooManyTries',
): Promise<void> {
  const { soFar, secondsLeft } = await limiter.count(key, points);
  if (soFar > limiter.times) throw tooManyRequests(secondsLeft, why);
}

/** How a limit is counted: `countedInMemory`, or in Postgres. */
type Counting = (kind: string, limit: LimiterSettings) => Limiter;
type From = {
  readonly points?: number;
  /** What is tried from there, where each such thing is counted for itself. */
  readonly of?: string;
  readonly why?: Why;
};

/**
 * Counts by the networks that an address is of: what one household may, and of wider networks
 * several times as much.
 */
export class NetworkLimiter {
  readonly #counting: Counting;
  readonly #kind: string;
  readonly #limit: LimiterSettings;
  readonly #byTimes = new Map<number, Limiter>();

  constructor(counting: Counting, kind: string, limit: LimiterSettings) {
    this.#counting = counting;
    this.#kind = kind;
    this.#limit = limit;
  }

  /**
   * @throws RequestRefused 429 `too-many-requests` with Retry-After when that is more than there
   * may be
   */
  async allow(address: string, from: From = {}): Promise<void> {
    const seconds = await this.#tooMuch(address, from);
    if (seconds !== null) throw tooManyRequests(seconds, from.why ?? 'tooManyTries');
  }

  /** Counts it; false once it is too much. */
  async may(address: string, from: From = {}): Promise<boolean> {
    return (await this.#tooMuch(address, from)) === null;
  }

  /** What was counted of this thing from there is given back. */
  async forget(address: string, of = ''): Promise<void> {
    for (const { key, times } of networksOf(address)) await this.#of(times).forget(keyOf(of, key));
  }

  /** One that was counted of this thing from there is taken back. */
  async giveBack(address: string, of = ''): Promise<void> {
    for (const { key, times } of networksOf(address))
      await this.#of(times).giveBack(keyOf(of, key));
  }

  /**
   * Seconds until it is allowed again; null where it is now. What is too much for one network is
   * not counted for the wider ones.
   */
  async #tooMuch(address: string, { points = 1, of = '' }: From): Promise<number | null> {
    for (const { key, times } of networksOf(address)) {
      const limiter = this.#of(times);
      const { soFar, secondsLeft } = await limiter.count(keyOf(of, key), points);
      if (soFar > limiter.times) return secondsLeft;
    }
    return null;
  }

  #of(times: number): Limiter {
    const known = this.#byTimes.get(times);
    if (known !== undefined) return known;
    const { times: once, minutes } = this.#limit;
    const kind = times === 1 ? this.#kind : `${this.#kind}By${times}`;
    const made = this.#counting(kind, { times: once * times, minutes });
    this.#byTimes.set(times, made);
    return made;
  }
}

/** No address is kept as it is. */
const keyOf = (of: string, network: string): string =>
  createHash('sha256').update(`${of} ${network}`).digest('base64url');

/** What it is too much of. */
export type Why = 'tooManyTries' | 'tooManyChanges';

function tooManyRequests(seconds: number, why: Why): RequestRefused {
  return new RequestRefused({
    status: 429,
    code: 'too-many-requests',
    detail: refusalText(why, seconds),
    headers: { 'Retry-After': String(seconds) },
  });
}

const limiter = (limit: LimiterSettings, counter: RateLimiterAbstract): Limiter => ({
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
  giveBack: async (key) => void (await counter.reward(key)),
  forget: async (key) => void (await counter.delete(key)),
});

const counted = (res: RateLimiterRes | null): Counted => ({
  soFar: res?.consumedPoints ?? 0,
  secondsLeft: Math.max(1, Math.ceil((res?.msBeforeNext ?? 0) / 1000)),
});
