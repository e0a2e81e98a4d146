import { refusalText } from '@waymark/api/problems';
import { operationActions, operationRequest, type OperationAction } from '@waymark/api';
import { audited, RequestRefused, type Route } from '@waymark/edge';
import type { Context } from 'koa';
import type pg from 'pg';
import { NotPossible, request } from '../operations/requests.ts';
import { readStatus } from '../operations/status.ts';
import type { ReadModel } from '../readModels/model/readModel.ts';
import type { ReadPool } from '../reading/readPool.ts';
import { needOperator, type Operators } from './operators.ts';

export type OperationsDependencies = {
  readonly pool: ReadPool;
  /** By which operators' wishes are noted. */
  readonly operationsPool: pg.Pool;
  readonly models: readonly ReadModel[];
  readonly operators: Operators;
};

/**
 * `GET /api/operations`, for operators: how the read models are doing, with what any workspace has
 * in quarantine.
 */
export const statusRoute =
  ({ pool, operationsPool, models, operators }: OperationsDependencies): Route['handle'] =>
  async (ctx) => {
    await needOperator(ctx, pool, operators);
    ctx.set('Cache-Control', 'no-store');
    ctx.body = await readStatus(operationsPool, models);
  };

/** `POST /api/operations/<action>`, for operators: notes what is wanted and answers the status. */
export const operateRoute =
  ({ pool, operationsPool, models, operators }: OperationsDependencies): Route['handle'] =>
  async (ctx: Context) => {
    await needOperator(ctx, pool, operators);
    const action = actionOf(ctx as Context & { params: { action?: string } });
    const parsed = operationRequest.safeParse(ctx.state.body);
    if (!parsed.success) {
      const issue = parsed.error.issues[0];
      throw new RequestRefused({
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
      throw new RequestRefused({
        status: unknown ? 404 : 409,
        code: error.code,
        detail: (language) => error.detailIn(language),
        ...(unknown ? { field: 'models' } : {}),
      });
    }
    ctx.body = await readStatus(operationsPool, models);
    audited(ctx, 'operator-act', { action });
  };

function actionOf({ params }: { params: { action?: string } }): OperationAction {
  const action = operationActions.find((one) => one === params.action);
  if (action !== undefined) return action;
  throw new RequestRefused({
    status: 404,
    code: 'not-found',
    detail: refusalText('noOperation', operationActions.join(', ')),
    field: 'action',
  });
}
