import { createHash } from 'node:crypto';
import type { Pool } from 'pg';
import {
  allow,
  countedInPostgres,
  NetworkLimiter,
  type LimiterSettings,
} from '../../http/limits/limiters.ts';

/** How often who may do what. */
export type Limits = {
  /**
   * Codes for one address asked for by one browser that it has signed in with before, or by one
   * network.
   */
  readonly ask: LimiterSettings;
  readonly askByDay: LimiterSettings;
  /** Codes asked for by one network, whatever the address. */
  readonly askPerNetwork: LimiterSettings;
  /** Tries of one network without a challenge to try. */
  readonly blindTries: LimiterSettings;
  /**
   * Mails to one address for browsers that are new to it; what is asked for beyond shares the last
   * mail.
   */
  readonly mails: LimiterSettings;
  readonly mailsByDay: LimiterSettings;
  /**
   * Wrong digits for one address by browsers that are new to it; beyond, they get a link instead of
   * digits.
   */
  readonly wrongByDay: LimiterSettings;
  /** Refreshes of one session, and of tokens that nobody knows from one network. */
  readonly refresh: LimiterSettings;
  readonly unknownTokens: LimiterSettings;
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
export type SignInAsker = {
  readonly email: string;
  /** Address of the network that they come from. */
  readonly ip: string;
  /** Names a browser that has signed in with this address before; null for one that has not. */
  readonly knownBrowser: string | null;
};

/**
 * Counts in Postgres, so that all services together keep the limits. What strangers do is counted
 * by where they come from, and never against the person: a browser that the person has used before
 * has limits of its own, and one that is new to the address is held back by what its own network
 * did alone.
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
   * Somebody asks for a code. Answers whether a mail may go out for it; if not, the last one
   * serves.
   * @throws RequestRefused 429 `too-many-requests`
   */
  async ask({ email, ip, knownBrowser }: SignInAsker): Promise<{ mail: boolean }> {
    const { ask, askByDay, mails, mailsByDay, byNetwork } = this.#limiters;
    const digest = await this.#digest(email);
    if (knownBrowser !== null) {
      const key = hashed(`${knownBrowser} ${digest}`);
      await allow(ask, key);
      await allow(askByDay, key);
      return { mail: true };
    }
    await byNetwork.askPerNetwork.allow(ip);
    await byNetwork.ask.allow(ip, { of: digest });
    await byNetwork.askByDay.allow(ip, { of: digest });
    const today = await mailsByDay.count(digest);
    const times = today.soFar > mailsByDay.times ? 1 : mails.times;
    return { mail: (await mails.count(digest)).soFar <= times };
  }

  /**
   * Somebody tries a code without a challenge that there is. @throws RequestRefused 429
   * `too-many-requests`
   */
  async triedBlindly(ip: string): Promise<void> {
    await this.#limiters.byNetwork.blindTries.allow(ip);
  }

  /**
   * False when strangers have guessed so often today that six digits are too few for a browser that
   * is new.
   */
  async digitsServe({ email, knownBrowser }: SignInAsker): Promise<boolean> {
    const { wrongByDay } = this.#limiters;
    return (
      knownBrowser !== null ||
      (await wrongByDay.look(await this.#digest(email))).soFar < wrongByDay.times
    );
  }

  /**
   * Six digits are about to be compared: false where they must not be. Counted before it is known
   * whether they are right, over all challenges and networks, so that many at once are no more than
   * one after the other.
   */
  async mayGuess({ email, knownBrowser }: SignInAsker): Promise<boolean> {
    if (knownBrowser !== null) return true;
    const { wrongByDay } = this.#limiters;
    const { soFar } = await wrongByDay.count(await this.#digest(email));
    return soFar <= wrongByDay.times;
  }

  /** What `mayGuess` counted was right, and no guess. */
  async guessedRight({ email, knownBrowser }: SignInAsker): Promise<void> {
    if (knownBrowser === null) await this.#limiters.wrongByDay.giveBack(await this.#digest(email));
  }

  /**
   * A code was accepted: what this browser, or this network, has used up for the address is given
   * back.
   */
  async succeeded({ email, ip, knownBrowser }: SignInAsker): Promise<void> {
    const { ask, askByDay, byNetwork } = this.#limiters;
    const digest = await this.#digest(email);
    if (knownBrowser === null) {
      await byNetwork.ask.forget(ip, digest);
      await byNetwork.askByDay.forget(ip, digest);
      return;
    }
    const key = hashed(`${knownBrowser} ${digest}`);
    await ask.forget(key);
    await askByDay.forget(key);
  }

  /** A session is refreshed. @throws RequestRefused 429 `too-many-requests` */
  async refreshed(sid: string): Promise<void> {
    await allow(this.#limiters.refresh, sid);
  }

  /** Somebody came with a token that is none. @throws RequestRefused 429 `too-many-requests` */
  async unknownToken(ip: string): Promise<void> {
    await this.#limiters.byNetwork.unknownTokens.allow(ip);
  }
}

const limitersOf = (pool: Pool, limits: Limits) => {
  const counted = (kind: keyof Limits) => countedInPostgres(pool, kind, limits[kind]);
  const from = (kind: keyof Limits) =>
    new NetworkLimiter((...of) => countedInPostgres(pool, ...of), kind, limits[kind]);
  return {
    ask: counted('ask'),
    askByDay: counted('askByDay'),
    mails: counted('mails'),
    mailsByDay: counted('mailsByDay'),
    wrongByDay: counted('wrongByDay'),
    refresh: counted('refresh'),
    byNetwork: {
      ask: from('ask'),
      askByDay: from('askByDay'),
      askPerNetwork: from('askPerNetwork'),
      blindTries: from('blindTries'),
      unknownTokens: from('unknownTokens'),
    },
  };
};

const hashed = (text: string): string => createHash('sha256').update(text).digest('base64url');
