import { hash } from 'node:crypto';
import { Refused } from '@waymark/api/http';
import type { Pool } from 'pg';
import { RateLimiterPostgres, RateLimiterRes } from 'rate-limiter-flexible';

const DAY = 24 * 60 * 60;

/** How many, in `seconds`. */
export type HowMany = Readonly<
  Record<Kind, { readonly times: number; readonly seconds: number }>
>;
type Kind =
  'perAccount' | 'perWorkspace' | 'perReceiver' | 'again' | 'againToday';

/** OPERATIONS, 'Limits'. `again` and `againToday`: one person, by one workspace. */
export const defaultInvitationLimits: HowMany = {
  perAccount: { times: 50, seconds: DAY },
  perWorkspace: { times: 100, seconds: DAY },
  perReceiver: { times: 10, seconds: DAY },
  again: { times: 1, seconds: 60 },
  againToday: { times: 3, seconds: DAY },
};

const words: Readonly<Record<Kind, string>> = {
  perAccount: 'You have invited as many people as one may in a day.',
  perWorkspace:
    'This workspace has invited as many people as one may in a day.',
  perReceiver: 'This address has been sent many invitations today.',
  again: 'The invitation went out a moment ago.',
  againToday: 'The invitation went out several times today.',
};

/** Counts in Postgres, so that all services together keep the limits. Refuses with 429 and Retry-After. */
export class InvitationLimits {
  readonly #limiters: Readonly<Record<Kind, RateLimiterPostgres>>;

  constructor(pool: Pool, limits: HowMany = defaultInvitationLimits) {
    const limiter = (kind: Kind) =>
      new RateLimiterPostgres({
        storeClient: pool,
        storeType: 'pool',
        schemaName: 'identity',
        tableName: 'limits',
        tableCreated: true,
        keyPrefix: `invitation-${kind}`,
        points: limits[kind].times,
        duration: limits[kind].seconds,
      });
    this.#limiters = {
      perAccount: limiter('perAccount'),
      perWorkspace: limiter('perWorkspace'),
      perReceiver: limiter('perReceiver'),
      again: limiter('again'),
      againToday: limiter('againToday'),
    };
  }

  /** Somebody invites, whomever. @throws Refused 429 `too-many-invitations` */
  async invites({
    by,
    workspaceId,
  }: {
    by: string;
    workspaceId: string;
  }): Promise<void> {
    await this.#take('perAccount', by);
    await this.#take('perWorkspace', workspaceId);
  }

  /** A mail is to go to somebody, whoever invites. @throws Refused 429 `too-many-invitations` */
  mails(accountId: string): Promise<void> {
    return this.#take('perReceiver', accountId);
  }

  /** The mail is to go out once more. @throws Refused 429 `too-many-invitations` */
  async repeats({
    workspaceId,
    accountId,
  }: {
    workspaceId: string;
    accountId: string;
  }): Promise<void> {
    await this.#take('again', `${workspaceId} ${accountId}`);
    await this.#take('againToday', `${workspaceId} ${accountId}`);
  }

  async #take(kind: Kind, key: string): Promise<void> {
    try {
      await this.#limiters[kind].consume(hash('sha256', key, 'base64url'));
    } catch (refusal) {
      if (!(refusal instanceof RateLimiterRes)) throw refusal;
      const seconds = Math.max(1, Math.ceil(refusal.msBeforeNext / 1000));
      throw new Refused({
        status: 429,
        code: 'too-many-invitations',
        detail: `${words[kind]} Try again ${inWords(seconds)}.`,
        headers: { 'Retry-After': String(seconds) },
      });
    }
  }
}

function inWords(seconds: number): string {
  const minutes = Math.ceil(seconds / 60);
  if (minutes <= 1) return 'in a minute';
  return minutes <= 90
    ? `in ${minutes} minutes`
    : `in ${Math.ceil(minutes / 60)} hours`;
}
