import {
  operationActions,
  operationRequest,
  type OperationAction,
} from '@waymark/api';
import { Refused } from '@waymark/api/http';
import type { Context, Middleware } from 'koa';
import type pg from 'pg';
import { sql } from 'slonik';
import { z } from 'zod';
import { NotPossible, request } from '../operations/requests.ts';
import { asSeenBy, readStatus } from '../operations/status.ts';
import type { ReadModel } from '../readModels/readModel.ts';
import type { ReadPool } from '../reading/readPool.ts';
import { readerOf } from './membership.ts';

export type OperationsDependencies = {
  readonly pool: ReadPool;
  /** By which operators' wishes are noted. */
  readonly operationsPool: pg.Pool;
  readonly models: readonly ReadModel[];
  /** False where workspaces of several houses share the service: then only the command line operates it. */
  readonly ownersOperate: boolean;
};

/** `GET /api/operations`: how the read models are doing, with what the caller's workspace has in quarantine. */
export const statusRoute =
  (dependencies: OperationsDependencies): Middleware =>
  async (ctx) => {
    const workspaceId = await ownersWorkspace(ctx, dependencies);
    const { operationsPool, models } = dependencies;
    ctx.set('Cache-Control', 'no-store');
    ctx.body = asSeenBy(await readStatus(operationsPool, models), workspaceId);
  };

/** `POST /api/operations/<action>`: notes what is wanted and answers the status. */
export const operateRoute =
  (dependencies: OperationsDependencies): Middleware =>
  async (ctx: Context) => {
    const action = actionOf(ctx as Context & { params: { action?: string } });
    const workspaceId = await ownersWorkspace(ctx, dependencies);
    const { operationsPool, models } = dependencies;
    const parsed = operationRequest.safeParse(ctx.state.body);
    if (!parsed.success) {
      const issue = parsed.error.issues[0];
      throw new Refused({
        status: 422,
        code: 'invalid-input',
        detail: `The body is not valid: ${issue?.message ?? 'unknown'}.`,
        field: issue?.path.join('.') || 'models',
      });
    }
    try {
      await request(operationsPool, models, action, parsed.data.models);
    } catch (error) {
      if (!(error instanceof NotPossible)) throw error;
      const unknown = error.code === 'unknown-model';
      throw new Refused({
        status: unknown ? 404 : 409,
        code: error.code,
        detail: error.message,
        ...(unknown ? { field: 'models' } : {}),
      });
    }
    ctx.body = asSeenBy(await readStatus(operationsPool, models), workspaceId);
  };

function actionOf({
  params,
}: {
  params: { action?: string };
}): OperationAction {
  const action = operationActions.find((one) => one === params.action);
  if (action !== undefined) return action;
  throw new Refused({
    status: 404,
    code: 'not-found',
    detail: `There is no such operation. There are ${operationActions.join(', ')}.`,
    field: 'action',
  });
}

/** @throws Refused 403 `no-permission` unless the caller is an owner of the workspace that the request names */
async function ownersWorkspace(
  ctx: Context,
  { pool, ownersOperate }: OperationsDependencies,
): Promise<string> {
  const { workspaceId, accountId } = await readerOf(ctx, pool);
  const owner =
    ownersOperate &&
    (await pool.maybeOne(sql.type(z.object({ role: z.string() }))`
      SELECT role FROM read.members
       WHERE workspace_id = ${workspaceId} AND account_id = ${accountId} AND active AND party = 'team' AND role = 'OWNER'`)) !==
      null;
  if (owner) return workspaceId;
  throw new Refused({
    status: 403,
    code: 'no-permission',
    detail: ownersOperate
      ? 'Only an owner of the workspace may see and do this.'
      : 'Here only those who run Waymark may see and do this.',
  });
}
