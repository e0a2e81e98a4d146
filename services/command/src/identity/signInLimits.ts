import { createHash } from 'node:crypto';
import type { Pool } from 'pg';
import { networkOf, Refused } from '@waymark/api/http';
import { RateLimiterPostgres, RateLimiterRes } from 'rate-limiter-flexible';

/** How often within `minutes`. */
export type Limit = { readonly times: number; readonly minutes: number };

/** Per address and per IP: how often a code may be asked for, and how often one may be tried. */
export type Limits = {
  readonly askPerEmail: Limit;
  readonly askPerIp: Limit;
  readonly tryPerEmail: Limit;
  readonly tryPerIp: Limit;
};

export const defaultLimits: Limits = {
  askPerEmail: { times: 5, minutes: 15 },
  askPerIp: { times: 60, minutes: 15 },
  tryPerEmail: { times: 15, minutes: 15 },
  tryPerIp: { times: 120, minutes: 15 },
};

type Limiter = RateLimiterPostgres;

/** Counts in Postgres, so that all services together keep the limits. Refuses with 429 and Retry-After. */
export class SignInLimits {
  readonly #limiters: Readonly<Record<keyof Limits, Limiter>>;
  readonly #digest: (email: string) => Promise<string>;

  constructor(
    pool: Pool,
    digest: (email: string) => Promise<string>,
    limits: Limits = defaultLimits,
  ) {
    const limiter = (kind: keyof Limits) => limiterOf(pool, kind, limits[kind]);
    this.#digest = digest;
    this.#limiters = {
      askPerEmail: limiter('askPerEmail'),
      askPerIp: limiter('askPerIp'),
      tryPerEmail: limiter('tryPerEmail'),
      tryPerIp: limiter('tryPerIp'),
    };
  }

  /** Somebody asks for a code. @throws Refused 429 `too-many-requests` */
  async ask(email: string, ip: string): Promise<void> {
    await consume(this.#limiters.askPerIp, hashed(ip));
    await consume(this.#limiters.askPerEmail, await this.#digest(email));
  }

  /** Somebody tries a code. @throws Refused 429 `too-many-requests` */
  async tried(email: string, ip: string): Promise<void> {
    await consume(this.#limiters.tryPerIp, hashed(ip));
    await consume(this.#limiters.tryPerEmail, await this.#digest(email));
  }

  /** A code was accepted: what the address has used up is given back. */
  async succeeded(email: string): Promise<void> {
    const key = await this.#digest(email);
    await this.#limiters.askPerEmail.delete(key);
    await this.#limiters.tryPerEmail.delete(key);
  }
}

const limiterOf = (
  pool: Pool,
  kind: string,
  { times, minutes }: Limit,
): Limiter =>
  new RateLimiterPostgres({
    storeClient: pool,
    storeType: 'pool',
    schemaName: 'identity',
    tableName: 'limits',
    tableCreated: true,
    keyPrefix: kind,
    points: times,
    duration: minutes * 60,
  });

async function consume(limiter: Limiter, key: string): Promise<void> {
  try {
    await limiter.consume(key);
  } catch (refusal) {
    if (!(refusal instanceof RateLimiterRes)) throw refusal;
    const seconds = Math.max(1, Math.ceil(refusal.msBeforeNext / 1000));
    const minutes = Math.ceil(seconds / 60);
    throw new Refused({
      status: 429,
      code: 'too-many-requests',
      detail: `Too many tries. Wait ${minutes === 1 ? 'a minute' : `${minutes} minutes`}, then try again.`,
      headers: { 'Retry-After': String(seconds) },
    });
  }
}

/** The network of an address, hashed. */
const hashed = (ip: string): string =>
  createHash('sha256').update(networkOf(ip)).digest('base64url');
