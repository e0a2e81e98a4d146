import { headers } from '@waymark/api';
import { callerOf, Refused } from '@waymark/api/http';
import type { Context } from 'koa';
import { sql, type DatabasePool } from 'slonik';
import { z } from 'zod';
import type { Reader } from '../readAs.ts';

const membership = z.object({
  party: z.enum(['team', 'client']),
  client_id: z.string().nullable(),
});

/**
 * As whom the caller reads in the workspace that the request names: as a team user before as a client's user, and of
 * several clients the one first invited by.
 * @throws Refused 422 without the header, 403 `no-permission` when the caller does not belong there
 */
export async function readerOf(
  ctx: Context,
  pool: DatabasePool,
): Promise<Reader> {
  const { accountId } = callerOf(ctx);
  const workspaceId = ctx.get(headers.workspace);
  if (workspaceId === '') {
    throw new Refused({
      status: 422,
      code: 'invalid-input',
      detail: `The header ${headers.workspace} must name a workspace.`,
      field: headers.workspace,
    });
  }
  const found = await pool.maybeOne(sql.type(membership)`
    SELECT party, client_id FROM read.members
     WHERE workspace_id = ${workspaceId} AND account_id = ${accountId} AND active
     ORDER BY party DESC, since, belongs_to LIMIT 1`);
  if (found === null) {
    throw new Refused({
      status: 403,
      code: 'no-permission',
      detail: 'You do not belong to this workspace. Choose another one.',
    });
  }
  return {
    workspaceId,
    accountId,
    party: found.party,
    clientId: found.client_id,
  };
}
