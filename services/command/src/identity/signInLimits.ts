import { createHash } from 'node:crypto';
import { networkOf } from '@waymark/edge';
import type { Pool } from 'pg';
import { allow, countedInPostgres, type Limit } from '../limits/limiters.ts';

/** How often who may do what. */
export type Limits = {
  /** Codes for one address asked for by one browser that it has signed in with before, or by one network. */
  readonly ask: Limit;
  readonly askByDay: Limit;
  /** Codes asked for by one network, whatever the address. */
  readonly askPerNetwork: Limit;
  /** Tries of one network without a challenge to try. */
  readonly blindTries: Limit;
  /** Mails to one address for browsers that are new to it; what is asked for beyond shares the last mail. */
  readonly mails: Limit;
  readonly mailsByDay: Limit;
  /** Wrong tries on one address by browsers that are new to it; beyond, each code bears a single try. */
  readonly wrongByDay: Limit;
  /** Refreshes of one session, and of tokens that nobody knows from one network. */
  readonly refresh: Limit;
  readonly unknownTokens: Limit;
};

const DAY = 24 * 60;
export const defaultLimits: Limits = {
  ask: { times: 5, minutes: 15 },
  askByDay: { times: 20, minutes: DAY },
  askPerNetwork: { times: 60, minutes: 15 },
  blindTries: { times: 120, minutes: 15 },
  mails: { times: 3, minutes: 10 },
  mailsByDay: { times: 30, minutes: DAY },
  wrongByDay: { times: 100, minutes: DAY },
  refresh: { times: 60, minutes: 15 },
  unknownTokens: { times: 120, minutes: 15 },
};

/** Who asks for a code or tries one. */
export type Asker = {
  readonly email: string;
  /** Address of the network that they come from. */
  readonly ip: string;
  /** Names a browser that has signed in with this address before; null for one that has not. */
  readonly knownBrowser: string | null;
};

/**
 * Counts in Postgres, so that all services together keep the limits. What strangers do is counted by where they come from,
 * and never against the person: a browser that the person has used before has limits of its own, and one that is new to
 * the address is held back by what its own network did alone.
 */
export class SignInLimits {
  readonly #limiters: ReturnType<typeof limitersOf>;
  readonly #digest: (email: string) => Promise<string>;

  constructor(
    pool: Pool,
    digest: (email: string) => Promise<string>,
    limits: Limits = defaultLimits,
  ) {
    this.#digest = digest;
    this.#limiters = limitersOf(pool, limits);
  }

  /**
   * Somebody asks for a code. Answers whether a mail may go out for it; if not, the last one serves.
   * @throws Refused 429 `too-many-requests`
   */
  async ask({ email, ip, knownBrowser }: Asker): Promise<{ mail: boolean }> {
    const { ask, askByDay, askPerNetwork, mails, mailsByDay } = this.#limiters;
    const digest = await this.#digest(email);
    const who = knownBrowser ?? hashed(networkOf(ip));
    const key = hashed(`${who} ${digest}`);
    if (knownBrowser === null) await allow(askPerNetwork, who);
    await allow(ask, key);
    await allow(askByDay, key);
    if (knownBrowser !== null) return { mail: true };
    const today = await mailsByDay.count(digest);
    const times = today.soFar > mailsByDay.times ? 1 : mails.times;
    return { mail: (await mails.count(digest)).soFar <= times };
  }

  /** Somebody tries a code without a challenge that there is. @throws Refused 429 `too-many-requests` */
  async triedBlindly(ip: string): Promise<void> {
    await allow(this.#limiters.blindTries, hashed(networkOf(ip)));
  }

  /** False when strangers have guessed so often today that a code bears one try only, of a browser that is new. */
  async fewGuesses({ email, knownBrowser }: Asker): Promise<boolean> {
    const { wrongByDay } = this.#limiters;
    return (
      knownBrowser !== null ||
      (await wrongByDay.look(await this.#digest(email))).soFar <
        wrongByDay.times
    );
  }

  /** A code was wrong. */
  async guessed({ email, knownBrowser }: Asker): Promise<void> {
    if (knownBrowser === null)
      await this.#limiters.wrongByDay.count(await this.#digest(email));
  }

  /** A code was accepted: what this browser, or this network, has used up for the address is given back. */
  async succeeded({ email, ip, knownBrowser }: Asker): Promise<void> {
    const { ask, askByDay } = this.#limiters;
    const who = knownBrowser ?? hashed(networkOf(ip));
    const key = hashed(`${who} ${await this.#digest(email)}`);
    await ask.forget(key);
    await askByDay.forget(key);
  }

  /** A session is refreshed. @throws Refused 429 `too-many-requests` */
  async refreshed(sid: string): Promise<void> {
    await allow(this.#limiters.refresh, sid);
  }

  /** Somebody came with a token that is none. @throws Refused 429 `too-many-requests` */
  async unknownToken(ip: string): Promise<void> {
    await allow(this.#limiters.unknownTokens, hashed(networkOf(ip)));
  }
}

const limitersOf = (pool: Pool, limits: Limits) => {
  const counted = (kind: keyof Limits) =>
    countedInPostgres(pool, kind, limits[kind]);
  return {
    ask: counted('ask'),
    askByDay: counted('askByDay'),
    askPerNetwork: counted('askPerNetwork'),
    blindTries: counted('blindTries'),
    mails: counted('mails'),
    mailsByDay: counted('mailsByDay'),
    wrongByDay: counted('wrongByDay'),
    refresh: counted('refresh'),
    unknownTokens: counted('unknownTokens'),
  };
};

const hashed = (text: string): string =>
  createHash('sha256').update(text).digest('base64url');
