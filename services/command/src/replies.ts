import type { CommandReply } from '@waymark/api';
import type { Pool } from 'pg';

/**
 * Replies already given, by account and Idempotency-Key: a repeat is answered from here. Kept for `KEEP_DAYS`; after a
 * crash between append and reply the stream itself still knows the command (see streamCache).
 */
export const repliesSchema = `
  create schema if not exists identity;
  create table if not exists identity.command_replies (
    account_id text not null,
    command_id text not null,
    fingerprint text not null,
    reply jsonb not null,
    at timestamptz not null default now(),
    primary key (account_id, command_id)
  );
  create index if not exists command_replies_at on identity.command_replies (at);
`;

const KEEP_DAYS = 7;

export type GivenReply = { fingerprint: string; reply: CommandReply };

export class Replies {
  private readonly pool: Pool;
  constructor(pool: Pool) {
    this.pool = pool;
  }

  async find(accountId: string, commandId: string): Promise<GivenReply | null> {
    const { rows } = await this.pool.query<GivenReply>(
      'select fingerprint, reply from identity.command_replies where account_id = $1 and command_id = $2',
      [accountId, commandId],
    );
    return rows[0] ?? null;
  }

  async keep(
    accountId: string,
    commandId: string,
    { fingerprint, reply }: GivenReply,
  ): Promise<void> {
    await this.pool.query(
      `insert into identity.command_replies (account_id, command_id, fingerprint, reply) values ($1, $2, $3, $4)
       on conflict do nothing`,
      [accountId, commandId, fingerprint, reply],
    );
  }

  async forgetOld(): Promise<void> {
    await this.pool.query(
      `delete from identity.command_replies where at < now() - interval '${KEEP_DAYS} days'`,
    );
  }
}
