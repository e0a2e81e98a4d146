import type { CommandReply } from '@waymark/api';
import { groupCommit, type GroupCommit } from '@waymark/events/postgres';
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

type Wanted = { readonly accountId: string; readonly commandId: string };
type Kept = Wanted & { readonly given: GivenReply };

/** Commands that are under way together look and keep together: one statement and one commit serve them all. */
export class Replies {
  private readonly pool: Pool;
  private readonly finding: GroupCommit<Wanted, GivenReply | null>;
  private readonly keeping: GroupCommit<Kept, null>;
  constructor(pool: Pool) {
    this.pool = pool;
    const bounds = { sizeOf: () => 1, maxSize: 500, maxItems: 500 };
    this.finding = groupCommit({
      ...bounds,
      write: (wanted) => this.findAll(wanted),
    });
    this.keeping = groupCommit({
      ...bounds,
      write: (kept) => this.keepAll(kept),
    });
  }

  find(accountId: string, commandId: string): Promise<GivenReply | null> {
    return this.finding.add({ accountId, commandId });
  }

  async keep(
    accountId: string,
    commandId: string,
    given: GivenReply,
  ): Promise<void> {
    await this.keeping.add({ accountId, commandId, given });
  }

  private async findAll(
    wanted: readonly Wanted[],
  ): Promise<(GivenReply | null)[]> {
    const { rows } = await this.pool.query<GivenReply & { place: number }>({
      name: 'find-replies',
      text: `select wanted.place::int, fingerprint, reply
         from unnest($1::text[], $2::text[]) with ordinality as wanted(account_id, command_id, place)
         join identity.command_replies using (account_id, command_id)`,
      values: [
        wanted.map(({ accountId }) => accountId),
        wanted.map(({ commandId }) => commandId),
      ],
    });
    const found = new Map(
      rows.map(({ place, fingerprint, reply }) => [
        place,
        { fingerprint, reply },
      ]),
    );
    return wanted.map((_, index) => found.get(index + 1) ?? null);
  }

  private async keepAll(kept: readonly Kept[]): Promise<null[]> {
    await this.pool.query({
      name: 'keep-replies',
      text: `insert into identity.command_replies (account_id, command_id, fingerprint, reply)
       select * from unnest($1::text[], $2::text[], $3::text[], $4::jsonb[])
       on conflict do nothing`,
      values: [
        kept.map(({ accountId }) => accountId),
        kept.map(({ commandId }) => commandId),
        kept.map(({ given }) => given.fingerprint),
        kept.map(({ given }) => JSON.stringify(given.reply)),
      ],
    });
    return kept.map(() => null);
  }

  async forgetOld(): Promise<void> {
    await this.pool.query(
      `delete from identity.command_replies where at < now() - interval '${KEEP_DAYS} days'`,
    );
  }
}
