import type { CommandName } from '@waymark/api';
import { FairShare } from '@waymark/edge';
import type { Pool } from 'pg';
import {
  allow,
  countedInMemory,
  countedInPostgres,
  type Limit,
  type Limiter,
} from './limiters.ts';
import { isHardWork, setsOffMail } from './heavyChanges.ts';

/** What an account may change; a workspace, as all its people together, four times as much. */
export type ChangeAllowance = {
  /** Changes that are at work at once; so many more times `WAITING` wait. */
  readonly atOnce: number;
  readonly changes: Limit;
  /** Kilobytes of changes that carry more than `LARGE` bytes. */
  readonly largeKilobytes: Limit;
  /** Changes that may set off mails. */
  readonly mailing: Limit;
  /** Workspaces that an account may create. */
  readonly workspaces: Limit;
  readonly workspacesByDay: Limit;
};

export const usualAllowance: ChangeAllowance = {
  atOnce: 4,
  changes: { times: 1_200, minutes: 1 },
  largeKilobytes: { times: 10_000, minutes: 1 },
  mailing: { times: 60, minutes: 10 },
  workspaces: { times: 10, minutes: 60 },
  workspacesByDay: { times: 30, minutes: 24 * 60 },
};

/** So many times as much of everything. */
export const timesAllowance = (
  factor: number,
  allowance: ChangeAllowance = usualAllowance,
): ChangeAllowance => {
  const more = ({ times, minutes }: Limit) => ({
    times: times * factor,
    minutes,
  });
  return {
    atOnce: allowance.atOnce * factor,
    changes: more(allowance.changes),
    largeKilobytes: more(allowance.largeKilobytes),
    mailing: more(allowance.mailing),
    workspaces: more(allowance.workspaces),
    workspacesByDay: more(allowance.workspacesByDay),
  };
};

/** Bytes of a change that takes a noticeable time by itself: its text is cleaned, stored, and compared for the history. */
const LARGE = 16_384;
/** Pause between large changes of one account, in milliseconds; an editor saves every 750. */
const RESTING = 500;
/** Hard work that may wait for one account. */
const MOST_HARD = 20;
const PEOPLE = 4;
/** Changes that may wait for each that is at work. */
const WAITING = 25;
/** A change that wants to be made. */
export type Change = {
  readonly name: CommandName;
  readonly payload: unknown;
  readonly accountId: string;
  /** '' for what stands above all workspaces. */
  readonly workspaceId: string;
  /** Size of its body. */
  readonly bytes: number;
};

/** What is about to be sent by somebody. */
export type Sent = Pick<Change, 'accountId' | 'bytes'> & {
  /** Where it comes from. */
  readonly network: string;
};

/**
 * How much one account, and one workspace, may change within a time, so that nobody fills the log, the mailboxes or the
 * processors of others; and large changes are made in turn. Frequent things are counted by each service for itself.
 */
export class ChangeLimits {
  /** One that a person saves is there at once; those that somebody sends in a row leave the processor to others between. */
  readonly #large = new FairShare({
    ...{ atOnce: Infinity, each: 1, waiting: 10, rest: () => RESTING },
  });
  /** What is hard work by itself; however little of it is asked for, others are let through between. */
  readonly #hard = new FairShare({
    ...{ atOnce: Infinity, each: 1, waiting: MOST_HARD, rest: restOf },
  });
  /** What one account sends at once must not stand before everybody else's next step. */
  readonly #turns: FairShare;
  readonly #changes: Bucket;
  readonly #kilobytes: Bucket;
  readonly #kilobytesFrom: Limiter;
  readonly #mailing: Bucket;
  readonly #workspaces: Limiter;
  readonly #workspacesByDay: Limiter;

  constructor(pool: Pool, allowance: ChangeAllowance = usualAllowance) {
    const { atOnce, changes, largeKilobytes, mailing } = allowance;
    this.#turns = new FairShare({
      ...{ atOnce: Infinity, each: atOnce, waiting: atOnce * WAITING },
    });
    this.#changes = inMemory('changes', changes);
    this.#kilobytes = inMemory('largeKilobytes', largeKilobytes);
    this.#kilobytesFrom = countedInMemory(
      'largeKilobytesFrom',
      ofWorkspace(largeKilobytes),
    );
    this.#mailing = {
      account: countedInPostgres(pool, 'mailing', mailing),
      workspace: countedInPostgres(pool, 'mailingOf', ofWorkspace(mailing)),
    };
    this.#workspaces = countedInPostgres(
      pool,
      'workspaces',
      allowance.workspaces,
    );
    this.#workspacesByDay = countedInPostgres(
      pool,
      'workspacesByDay',
      allowance.workspacesByDay,
    );
  }

  /**
   * Counts what somebody sends before it is read, since reading is most of the work for what is no good. What is large
   * is read once it is its turn.
   * @throws Refused 429 `too-many-requests` with Retry-After, or `too-many-at-once` for large ones that pile up
   */
  async arrives<T>(
    { accountId, network, bytes }: Sent,
    goOn: () => Promise<T>,
  ): Promise<T> {
    await allow(this.#changes.account, accountId, 1, 'tooManyChanges');
    if (bytes <= LARGE) return goOn();
    const kilobytes = inKilobytes(bytes);
    await allow(
      this.#kilobytes.account,
      accountId,
      kilobytes,
      'tooManyChanges',
    );
    await allow(this.#kilobytesFrom, network, kilobytes, 'tooManyChanges');
    return this.#large.take(accountId, goOn);
  }

  /**
   * Makes a change that has arrived (`arrives`) and is within the limits.
   * @throws Refused 429 `too-many-requests` with Retry-After, or `too-many-at-once` for those that pile up
   */
  make<T>(change: Change, making: () => Promise<T>): Promise<T> {
    const { name, accountId } = change;
    const turns = isHardWork(name) ? this.#hard : this.#turns;
    return turns.take(accountId, async () => {
      await this.#count(change);
      return making();
    });
  }

  async #count(change: Change): Promise<void> {
    const { name, payload, accountId, workspaceId, bytes } = change;
    if (workspaceId !== '')
      await allow(this.#changes.workspace, workspaceId, 1, 'tooManyChanges');
    if (name === 'CreateWorkspace') {
      await allow(this.#workspaces, accountId, 1, 'tooManyChanges');
      await allow(this.#workspacesByDay, accountId, 1, 'tooManyChanges');
    }
    if (setsOffMail(name, payload)) await spend(this.#mailing, change);
    if (bytes > LARGE && workspaceId !== '')
      await allow(
        this.#kilobytes.workspace,
        workspaceId,
        inKilobytes(bytes),
        'tooManyChanges',
      );
  }
}

/** Twice as long as it took. A few milliseconds need none: it was refused, or is not so hard. */
const restOf = (used: number): number => (used > 20 ? 2 * used : 0);

type Bucket = { readonly account: Limiter; readonly workspace: Limiter };

const inKilobytes = (bytes: number): number => Math.ceil(bytes / 1_024);

const ofWorkspace = ({ times, minutes }: Limit): Limit => ({
  times: times * PEOPLE,
  minutes,
});

const inMemory = (kind: string, limit: Limit): Bucket => ({
  account: countedInMemory(kind, limit),
  workspace: countedInMemory(`${kind}Of`, ofWorkspace(limit)),
});

/** Strangers to a workspace spend of it too, but no more than their own account has. */
async function spend(
  { account, workspace }: Bucket,
  { accountId, workspaceId }: Change,
): Promise<void> {
  await allow(account, accountId, 1, 'tooManyChanges');
  if (workspaceId !== '')
    await allow(workspace, workspaceId, 1, 'tooManyChanges');
}
