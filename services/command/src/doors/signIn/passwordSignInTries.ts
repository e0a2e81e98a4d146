import { createHash } from 'node:crypto';
import { refusalText } from '@waymark/api/problems';
import { RequestRefused } from '@waymark/edge';
import type { Pool } from 'pg';
import {
  allow,
  countedInPostgres,
  NetworkLimiter,
  type Limiter,
  type LimiterSettings,
} from '../../http/limits/limiters.ts';
import type { SignInAsker } from './signInLimits.ts';

/** How often wrong passwords are tried. */
type PasswordTryLimits = {
  /** For one address, by a browser that has signed in with it before, or by one network. */
  readonly wrong: LimiterSettings;
  /** By one network, whatever the addresses. */
  readonly wrongPerNetwork: LimiterSettings;
  /**
   * For one address, by all browsers that are new to it; beyond, a password signs in none of them.
   */
  readonly wrongByDay: LimiterSettings;
};
export const usualPasswordTries: PasswordTryLimits = {
  wrong: { times: 10, minutes: 15 },
  wrongPerNetwork: { times: 50, minutes: 15 },
  wrongByDay: { times: 100, minutes: 24 * 60 },
};

/**
 * Counts tries of passwords in Postgres, as `SignInLimits` counts codes, and apart from them: who
 * has tried too often still signs in by a code. Each try counts before anything is hashed, for
 * addresses that are known and unknown alike. Strangers close the way by password to browsers that
 * are new to the address, and to no other.
 */
export class PasswordSignInTries {
  readonly #own: Limiter;
  readonly #ofNetwork: NetworkLimiter;
  readonly #perNetwork: NetworkLimiter;
  readonly #byDay: Limiter;
  readonly #digest: (email: string) => Promise<string>;

  constructor(pool: Pool, digest: (email: string) => Promise<string>, limits = usualPasswordTries) {
    const counted = (kind: string, limit: LimiterSettings) => countedInPostgres(pool, kind, limit);
    this.#digest = digest;
    this.#own = counted('passwordWrong', limits.wrong);
    this.#ofNetwork = new NetworkLimiter(counted, 'passwordWrongOfNetwork', limits.wrong);
    this.#perNetwork = new NetworkLimiter(counted, 'passwordPerNetwork', limits.wrongPerNetwork);
    this.#byDay = counted('passwordByDay', limits.wrongByDay);
  }

  /**
   * @throws RequestRefused 429 `too-many-requests`; 401 `password-closed` for a browser that is new
   *   to the address, where strangers have tried too often today
   */
  async allow({ email, ip, knownBrowser }: SignInAsker): Promise<void> {
    const digest = await this.#digest(email);
    if (knownBrowser !== null) return allow(this.#own, keyOf(knownBrowser, digest));
    await this.#perNetwork.allow(ip);
    await this.#ofNetwork.allow(ip, { of: digest });
    const { soFar } = await this.#byDay.count(digest);
    if (soFar > this.#byDay.times) throw closed();
  }

  /** What was counted was right, and no guess. */
  async succeeded({ email, ip, knownBrowser }: SignInAsker): Promise<void> {
    const digest = await this.#digest(email);
    if (knownBrowser !== null) return this.#own.forget(keyOf(knownBrowser, digest));
    await this.#perNetwork.giveBack(ip);
    await this.#ofNetwork.forget(ip, digest);
    await this.#byDay.giveBack(digest);
  }
}

const keyOf = (browser: string, digest: string): string =>
  createHash('sha256').update(`${browser} ${digest}`).digest('base64url');

const closed = () =>
  new RequestRefused({
    ...{ status: 401, code: 'password-closed', field: 'password' },
    detail: refusalText('passwordClosed'),
  });
