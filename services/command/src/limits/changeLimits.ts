import type { CommandName } from '@waymark/api';
import { FairShare } from '@waymark/api/http';
import type { Pool } from 'pg';
import {
  allow,
  countedInMemory,
  countedInPostgres,
  type Limit,
  type Limiter,
} from './limiters.ts';
import { setsOffMail } from './setsOffMail.ts';

/** What an account may change; a workspace, as all its people together, four times as much. */
export type ChangeAllowance = {
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
const PEOPLE = 4;
const TOO_MUCH = 'That is more than one may change in so short a time.';

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

/**
 * How much one account, and one workspace, may change within a time, so that nobody fills the log, the mailboxes or the
 * processors of others; and large changes are made in turn. Frequent things are counted by each service for itself.
 */
export class ChangeLimits {
  /** One that a person saves is there at once; those that somebody sends in a row leave the processor to others between. */
  readonly #large = new FairShare({
    ...{ atOnce: 2, each: 1, waiting: 10, rest: RESTING },
  });
  readonly #changes: Bucket;
  readonly #kilobytes: Bucket;
  readonly #mailing: Bucket;
  readonly #workspaces: Limiter;
  readonly #workspacesByDay: Limiter;

  constructor(pool: Pool, allowance: ChangeAllowance = usualAllowance) {
    const { changes, largeKilobytes, mailing } = allowance;
    this.#changes = inMemory('changes', changes);
    this.#kilobytes = inMemory('largeKilobytes', largeKilobytes);
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
   * Makes a change that is within the limits.
   * @throws Refused 429 `too-many-requests` with Retry-After, or `too-many-at-once` for large ones that pile up
   */
  async make<T>(change: Change, making: () => Promise<T>): Promise<T> {
    const { name, payload, accountId, bytes } = change;
    await spend(this.#changes, change);
    if (name === 'CreateWorkspace') {
      await allow(this.#workspaces, accountId, 1, TOO_MUCH);
      await allow(this.#workspacesByDay, accountId, 1, TOO_MUCH);
    }
    if (setsOffMail(name, payload)) await spend(this.#mailing, change);
    if (bytes <= LARGE) return making();
    await spend(this.#kilobytes, change, Math.ceil(bytes / 1_024));
    return this.#large.take(accountId, making);
  }
}

type Bucket = { readonly account: Limiter; readonly workspace: Limiter };

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
  points = 1,
): Promise<void> {
  await allow(account, accountId, points, TOO_MUCH);
  if (workspaceId !== '') await allow(workspace, workspaceId, points, TOO_MUCH);
}
