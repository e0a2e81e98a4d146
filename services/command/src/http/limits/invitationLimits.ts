import { refusalText } from '@waymark/api/problems';
import { hash } from 'node:crypto';
import { RequestRefused } from '@waymark/edge';
import type { Pool } from 'pg';
import { countedInPostgres, type LimiterSettings, type Limiter } from './limiters.ts';

const DAY = 24 * 60;

/** How many invitations there may be. */
export type InvitationAllowance = Readonly<Record<Kind, LimiterSettings>>;
type Kind = (typeof kinds)[number];
const kinds = [
  'perAccount',
  'perWorkspace',
  'personByAccount',
  'personByWorkspace',
  'again',
  'againToday',
] as const;

/**
 * OPERATIONS, 'Limits'. `personBy…`: mails to one person; `again` and `againToday`: the same one
 * once more.
 */
export const usualInvitations: InvitationAllowance = {
  perAccount: { times: 50, minutes: DAY },
  perWorkspace: { times: 100, minutes: DAY },
  personByAccount: { times: 5, minutes: DAY },
  personByWorkspace: { times: 5, minutes: DAY },
  again: { times: 1, minutes: 1 },
  againToday: { times: 3, minutes: DAY },
};

/** So many times as many. */
export const timesInvitations = (factor: number): InvitationAllowance => {
  const more = ({ times, minutes }: LimiterSettings): LimiterSettings => ({
    times: times * factor,
    minutes,
  });
  return forEachKind((kind) => more(usualInvitations[kind]));
};

/** Who invites, and for which workspace. */
export type Inviting = { readonly by: string; readonly workspaceId: string };
/** The same, and whom. */
export type InvitingPerson = Inviting & { readonly accountId: string };

/**
 * Counts in Postgres, so that all services together keep the limits. Refuses with 429 and
 * Retry-After. Nothing is counted for what others do: what strangers send to a person keeps nobody
 * else from inviting them, and tells nobody of it.
 */
export class InvitationLimits {
  readonly #limiters: Readonly<Record<Kind, Limiter>>;

  constructor(pool: Pool, allowance: InvitationAllowance = usualInvitations) {
    this.#limiters = forEachKind((kind) =>
      countedInPostgres(pool, `invitation-${kind}`, allowance[kind]),
    );
  }

  /** Somebody invites, whomever. @throws RequestRefused 429 `too-many-invitations` */
  async invites({ by, workspaceId }: Inviting): Promise<void> {
    await this.#take('perAccount', by);
    await this.#take('perWorkspace', workspaceId);
  }

  /** A mail is to go to somebody. @throws RequestRefused 429 `too-many-invitations` */
  async mails({ by, workspaceId, accountId }: InvitingPerson): Promise<void> {
    await this.#take('personByAccount', `${by} ${accountId}`);
    await this.#take('personByWorkspace', `${workspaceId} ${accountId}`);
  }

  /** The mail is to go out once more. @throws RequestRefused 429 `too-many-invitations` */
  async repeats(whom: InvitingPerson): Promise<void> {
    await this.#take('again', `${whom.workspaceId} ${whom.accountId}`);
    await this.#take('againToday', `${whom.workspaceId} ${whom.accountId}`);
    await this.mails(whom);
  }

  async #take(kind: Kind, key: string): Promise<void> {
    const limiter = this.#limiters[kind];
    const { soFar, secondsLeft } = await limiter.count(hash('sha256', key, 'base64url'));
    if (soFar > limiter.times)
      throw new RequestRefused({
        status: 429,
        code: 'too-many-invitations',
        detail: refusalText('tooManyInvitations', kind, secondsLeft),
        headers: { 'Retry-After': String(secondsLeft) },
      });
  }
}

const forEachKind = <T>(make: (kind: Kind) => T): Record<Kind, T> =>
  Object.fromEntries(kinds.map((kind) => [kind, make(kind)])) as Record<Kind, T>;
