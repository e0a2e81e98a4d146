import { FairShare } from '@waymark/edge';
import type { Pool } from 'pg';
import {
  allow,
  countedInMemory,
  countedInPostgres,
  type LimiterSettings,
  NetworkLimiter,
  type Limiter,
} from './limiters.ts';
import type { AnyCommandName } from '../../nouns/table/commandTable.ts';
import { isHardWork, setsOffMail } from './heavyChanges.ts';
import {
  OutsideLimits,
  timesOutside,
  usualOutside,
  type Outside,
  type OutsideAllowance,
} from './outsideLimits.ts';

/** What an account may change; a workspace, as all its people together, four times as much. */
export type ChangeAllowance = {
  /** Changes that are at work at once; so many more times `WAITING` wait. */
  readonly atOnce: number;
  readonly changes: LimiterSettings;
  /** Kilobytes of changes that carry more than `LARGE` bytes. */
  readonly largeKilobytes: LimiterSettings;
  /** Changes that may set off mails. */
  readonly mailing: LimiterSettings;
  /** Workspaces that an account may create. */
  readonly workspaces: LimiterSettings;
  readonly workspacesByDay: LimiterSettings;
  /** Changes of whoever is not signed in. */
  readonly outside: OutsideAllowance;
};

export const usualAllowance: ChangeAllowance = {
  atOnce: 4,
  changes: { times: 1_200, minutes: 1 },
  largeKilobytes: { times: 10_000, minutes: 1 },
  mailing: { times: 60, minutes: 10 },
  workspaces: { times: 10, minutes: 60 },
  workspacesByDay: { times: 30, minutes: 24 * 60 },
  outside: usualOutside,
};

/** So many times as much of everything. */
export const timesAllowance = (
  factor: number,
  allowance: ChangeAllowance = usualAllowance,
): ChangeAllowance => {
  const more = ({ times, minutes }: LimiterSettings) => ({ times: times * factor, minutes });
  return {
    atOnce: allowance.atOnce * factor,
    changes: more(allowance.changes),
    largeKilobytes: more(allowance.largeKilobytes),
    mailing: more(allowance.mailing),
    workspaces: more(allowance.workspaces),
    workspacesByDay: more(allowance.workspacesByDay),
    outside: timesOutside(factor, allowance.outside),
  };
};

/**
 * Bytes of a change that takes a noticeable time by itself: its text is cleaned, stored, and
 * compared for the history.
 */
const LARGE = 16_384;
/** Pause between large changes of one account, in milliseconds; an editor saves every 750. */
const RESTING = 500;
/** Hard work that may wait for one account. */
const MOST_HARD = 20;
const PEOPLE = 4;
/** Changes that may wait for each that is at work. */
const WAITING = 25;
/** Who makes a change by a session of theirs. */
export type Signed = {
  readonly accountId: string;
  /** Size of its body. */
  readonly bytes: number;
};

/**
 * Whose limits a change is within: an account's, a guest's included; what it concerns, where nobody
 * is signed in; or `inside`, for what follows from what was counted, and what the service does by
 * itself.
 */
export type CountedBy = Signed | Outside | 'inside';

/** A change that wants to be made. */
export type WantedChange = {
  readonly name: AnyCommandName;
  readonly payload: unknown;
  /** '' for what stands above all workspaces. */
  readonly workspaceId: string;
  readonly countedBy: CountedBy;
};

/** What is about to be sent by somebody. */
export type SentChange = Signed & {
  /** Where it comes from. */
  readonly address: string;
};

/**
 * How much one account, and one workspace, may change within a time, so that nobody fills the log,
 * the mailboxes or the processors of others; and large changes are made in turn. Frequent things
 * are counted by each service for itself.
 */
export class ChangeLimits {
  /**
   * One that a person saves is there at once; those that somebody sends in a row leave the
   * processor to others between.
   */
  readonly #large = new FairShare({
    ...{ atOnce: Infinity, each: 1, waiting: 10, rest: () => RESTING },
  });
  /**
   * What is hard work by itself; however little of it is asked for, others are let through between.
   */
  readonly #hard = new FairShare({
    ...{ atOnce: Infinity, each: 1, waiting: MOST_HARD, rest: restOf },
  });
  /** What one account sends at once must not stand before everybody else's next step. */
  readonly #turns: FairShare;
  readonly #changes: Bucket;
  readonly #kilobytes: Bucket;
  readonly #kilobytesFrom: NetworkLimiter;
  readonly #mailing: Bucket;
  readonly #outside: OutsideLimits;
  readonly #workspaces: Limiter;
  readonly #workspacesByDay: Limiter;

  constructor(pool: Pool, allowance: ChangeAllowance = usualAllowance) {
    const { atOnce, changes, largeKilobytes, mailing } = allowance;
    this.#turns = new FairShare({
      ...{ atOnce: Infinity, each: atOnce, waiting: atOnce * WAITING },
    });
    this.#changes = inMemory('changes', changes);
    this.#kilobytes = inMemory('largeKilobytes', largeKilobytes);
    this.#outside = new OutsideLimits(allowance.outside);
    this.#kilobytesFrom = new NetworkLimiter(
      countedInMemory,
      'largeKilobytesFrom',
      ofWorkspace(largeKilobytes),
    );
    this.#mailing = {
      account: countedInPostgres(pool, 'mailing', mailing),
      workspace: countedInPostgres(pool, 'mailingOf', ofWorkspace(mailing)),
    };
    this.#workspaces = countedInPostgres(pool, 'workspaces', allowance.workspaces);
    this.#workspacesByDay = countedInPostgres(pool, 'workspacesByDay', allowance.workspacesByDay);
  }

  /**
   * Counts what somebody sends before it is read, since reading is most of the work for what is no
   * good. What is large is read once it is its turn. @throws RequestRefused 429 `too-many-requests`
   * with Retry-After, or `too-many-at-once` for large ones that pile up
   */
  async arrives<T>({ accountId, address, bytes }: SentChange, goOn: () => Promise<T>): Promise<T> {
    await allow(this.#changes.account, accountId, 1, 'tooManyChanges');
    if (bytes <= LARGE) return goOn();
    const kilobytes = inKilobytes(bytes);
    await allow(this.#kilobytes.account, accountId, kilobytes, 'tooManyChanges');
    await this.#kilobytesFrom.allow(address, { points: kilobytes, why: 'tooManyChanges' });
    return this.#large.take(accountId, goOn);
  }

  /**
   * Makes a change that is within the limits; what a session sent has been counted as it arrived
   * (`arrives`). @throws RequestRefused 429 `too-many-requests` with Retry-After, or
   * `too-many-at-once` for those that pile up
   */
  async make<T>(change: WantedChange, making: () => Promise<T>): Promise<T> {
    const { name, countedBy } = change;
    if (countedBy === 'inside') return making();
    if ('concern' in countedBy) {
      await this.#outside.count(countedBy);
      await this.#countInWorkspace(change);
      return making();
    }
    const turns = isHardWork(name) ? this.#hard : this.#turns;
    return turns.take(countedBy.accountId, async () => {
      await this.#count(change, countedBy);
      return making();
    });
  }

  async #countInWorkspace({ workspaceId }: WantedChange): Promise<void> {
    if (workspaceId !== '') await allow(this.#changes.workspace, workspaceId, 1, 'tooManyChanges');
  }

  async #count(change: WantedChange, { accountId, bytes }: Signed): Promise<void> {
    const { name, payload, workspaceId } = change;
    await this.#countInWorkspace(change);
    if (name === 'CreateWorkspace') {
      await allow(this.#workspaces, accountId, 1, 'tooManyChanges');
      await allow(this.#workspacesByDay, accountId, 1, 'tooManyChanges');
    }
    if (setsOffMail(name, payload)) await spend(this.#mailing, accountId, workspaceId);
    if (bytes > LARGE && workspaceId !== '')
      await allow(this.#kilobytes.workspace, workspaceId, inKilobytes(bytes), 'tooManyChanges');
  }
}

/** Twice as long as it took. A few milliseconds need none: it was refused, or is not so hard. */
const restOf = (used: number): number => (used > 20 ? 2 * used : 0);

type Bucket = { readonly account: Limiter; readonly workspace: Limiter };

const inKilobytes = (bytes: number): number => Math.ceil(bytes / 1_024);

const ofWorkspace = ({ times, minutes }: LimiterSettings): LimiterSettings => ({
  times: times * PEOPLE,
  minutes,
});

const inMemory = (kind: string, limit: LimiterSettings): Bucket => ({
  account: countedInMemory(kind, limit),
  workspace: countedInMemory(`${kind}Of`, ofWorkspace(limit)),
});

/** Strangers to a workspace spend of it too, but no more than their own account has. */
async function spend(
  { account, workspace }: Bucket,
  accountId: string,
  workspaceId: string,
): Promise<void> {
  await allow(account, accountId, 1, 'tooManyChanges');
  if (workspaceId !== '') await allow(workspace, workspaceId, 1, 'tooManyChanges');
}
