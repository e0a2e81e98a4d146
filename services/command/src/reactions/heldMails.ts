import type { PoolClient } from 'pg';
import { z } from 'zod';

/** Somebody for whom something is held, among whose people. */
export type HeldFor = {
  readonly workspaceId: string;
  readonly clientId: string;
  readonly to: string;
};

const heldMail = z.object({ processId: z.string() });

/**
 * Takes the mails that a version before has held for somebody, and says which executions they are
 * about.
 */
export async function takeHeldMails(
  client: PoolClient,
  { workspaceId, clientId, to }: HeldFor,
): Promise<readonly string[]> {
  const { rows } = await client.query<{ mail: unknown }>(
    'DELETE FROM identity.held_mails WHERE workspace_id = $1 AND client_id = $2 AND account_id = $3 RETURNING mail',
    [workspaceId, clientId, to],
  );
  return [...new Set(rows.map(({ mail }) => heldMail.parse(mail).processId))];
}
