import { headers } from '@waymark/api';
import { callerOf, clientAddress, frameOnly, RequestRefused } from '@waymark/edge';
import type { Context } from 'koa';
import { sql } from 'slonik';
import {
  membership,
  membershipOf,
  notAMember,
  type ReadCaller,
  type Reader,
} from '../reading/readAs.ts';
import type { ReadPool } from '../reading/readPool.ts';

/**
 * Who asks, and in which workspace. @throws RequestRefused 422 without the header, 403 where
 * whoever looks as somebody may not look, or a page in a frame may not read
 */
export function callerIn(ctx: Context): ReadCaller {
  const { accountId, view, frame, apiKey } = callerOf(ctx);
  const workspaceId = ctx.get(headers.workspace);
  if (workspaceId === '') {
    throw new RequestRefused({
      status: 422,
      code: 'invalid-input',
      detail: `The header ${headers.workspace} must name a workspace.`,
      field: headers.workspace,
    });
  }
  if (view !== undefined && view.workspaceId !== workspaceId) throw notAMember();
  if (frame !== undefined && frame.workspaceId !== workspaceId) throw frameOnly();
  if (apiKey !== undefined && apiKey.workspaceId !== workspaceId) throw notAMember();
  const address = clientAddress(ctx);
  return { workspaceId, accountId, address, looks: view !== undefined };
}

/**
 * As whom the caller reads in the workspace that the request names. @throws RequestRefused 422
 * without the header, 403 `no-permission` when the caller does not belong there
 */
export async function readerOf(ctx: Context, pool: ReadPool): Promise<Reader> {
  const caller = callerIn(ctx);
  const {
    party,
    client_id: clients,
    plans,
  } = await pool.inTurn(caller, () =>
    pool.one(sql.type(membership)`SELECT party, client_id, plans FROM ${membershipOf(caller)}`),
  );
  if (party === null) throw notAMember();
  const listed = (ids: string | null) => ids?.split(',') ?? [];
  return { ...{ ...caller, party }, ...{ clientIds: listed(clients), plans: listed(plans) } };
}
