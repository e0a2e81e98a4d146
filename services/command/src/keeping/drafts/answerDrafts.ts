import type { AnswerDraft, DraftChanges } from '@waymark/api';
import { answer } from '@waymark/events';
import type { PersonVault } from '@waymark/vault';
import type { Pool, PoolClient } from 'pg';
import { z } from 'zod';

/** Of which task. */
export type DraftOf = {
  readonly workspaceId: string;
  readonly planId: string;
  readonly taskId: string;
};

const kept = z.object({ value: answer.nullable() });

/**
 * What was answered and not sent, sealed by the key of who wrote it; of who was erased nothing is
 * left.
 */
export class AnswerDrafts {
  readonly #pool: Pool;
  readonly #vault: PersonVault;

  constructor(pool: Pool, vault: PersonVault) {
    this.#pool = pool;
    this.#vault = vault;
  }

  async read({ workspaceId, planId, taskId }: DraftOf): Promise<AnswerDraft['fields']> {
    const { rows } = await this.#pool.query<{
      field_id: string;
      account_id: string;
      sealed: string;
      revision: string;
      at: Date;
    }>(
      `SELECT field_id, account_id, sealed, revision, at FROM identity.answer_drafts
        WHERE workspace_id = $1 AND plan_id = $2 AND task_id = $3`,
      [workspaceId, planId, taskId],
    );
    const opened = await Promise.all(
      rows.map(async ({ field_id, account_id: by, sealed, revision, at }) => {
        const data = await this.#vault.open(by, sealed);
        if (data === null) return [];
        const { value } = kept.parse(data);
        const field = { value, by, revision: Number(revision) };
        return [[field_id, { ...field, at: at.toISOString() }] as const];
      }),
    );
    return Object.fromEntries(opened.flat());
  }

  /**
   * Keeps what was changed, but for fields that somebody else has changed since.
   * @returns those
   */
  async write(
    { workspaceId, planId, taskId }: DraftOf,
    { answers, gone, seen }: DraftChanges,
    accountId: string,
    at: Date,
  ): Promise<readonly string[]> {
    const changes = [
      ...Object.entries(answers),
      ...gone.map((fieldId) => [fieldId, null] as const),
    ];
    const sealed = await Promise.all(
      changes.map(([, value]) => this.#vault.seal(accountId, { value })),
    );
    const fieldIds = changes.map(([fieldId]) => fieldId);
    const { rows } = await this.#pool.query<{ field_id: string }>(
      `INSERT INTO identity.answer_drafts AS d (workspace_id, plan_id, task_id, field_id, account_id, sealed, revision, at)
       SELECT $1, $2, $3, c.field_id, $4, c.sealed, c.seen + 1, $5
         FROM unnest($6::text[], $7::text[], $8::bigint[]) AS c (field_id, sealed, seen)
       ON CONFLICT (workspace_id, plan_id, task_id, field_id)
       DO UPDATE SET account_id = excluded.account_id, sealed = excluded.sealed, revision = excluded.revision, at = excluded.at
        WHERE d.revision = excluded.revision - 1
       RETURNING d.field_id`,
      [
        ...[workspaceId, planId, taskId, accountId, at, fieldIds, sealed],
        fieldIds.map((fieldId) => seen[fieldId] ?? 0),
      ],
    );
    const written = new Set(rows.map(({ field_id }) => field_id));
    return fieldIds.filter((fieldId) => !written.has(fieldId));
  }

  async forget({ workspaceId, planId, taskId }: DraftOf): Promise<void> {
    await this.#pool.query(
      'DELETE FROM identity.answer_drafts WHERE workspace_id = $1 AND plan_id = $2 AND task_id = $3',
      [workspaceId, planId, taskId],
    );
  }
}

/**
 * Lets go of what was kept up to an instant, within the caller's transaction: it was sent. What was
 * written since stays.
 */
export async function forgetSent(
  client: PoolClient,
  { workspaceId, planId, taskId }: DraftOf,
  until: string,
): Promise<void> {
  await client.query(
    `DELETE FROM identity.answer_drafts
      WHERE workspace_id = $1 AND plan_id = $2 AND task_id = $3 AND at <= $4`,
    [workspaceId, planId, taskId, until],
  );
}
