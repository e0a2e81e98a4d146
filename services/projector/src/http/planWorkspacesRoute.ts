import { planWorkspaces, type PlanWorkspace } from '@waymark/api';
import { callerOf, type Route } from '@waymark/edge';
import type { Context } from 'koa';
import { sql } from 'slonik';
import { z } from 'zod';
import { readAs, type ReadCaller } from '../reading/readAs.ts';
import type { ReadPool } from '../reading/readPool.ts';
import { asInADictionary } from '../readModels/model/resource.ts';
import type { ReadDependencies } from './readRoute.ts';
import { markStale, waitForPosition } from './waitForPosition.ts';

const MODELS = ['directory', 'plans'];

type Dependencies = ReadDependencies & {
  /** Past row-level security. */
  readonly ownPool: ReadPool;
};

/**
 * `GET /api/plans/<id>/workspaces`: in which of the caller's own workspaces a blueprint or process
 * is, for links that name no workspace. Of each the plan itself is read as the caller, so nothing
 * is said but what they may read there anyway; a plan that is nobody's of theirs and one that does
 * not exist are answered alike.
 */
export const planWorkspacesRoute =
  ({ pool, ownPool, progress, freshness, preparing }: Dependencies): Route['handle'] =>
  async (ctx: Context) => {
    const { id = '' } = (ctx as Context & { params: { id?: string } }).params;
    await preparing.over(MODELS);
    await waitForPosition(ctx, progress, MODELS);
    if (freshness.isStale(MODELS, null)) markStale(ctx);
    const { accountId, view } = callerOf(ctx);
    const looks = view !== undefined;
    const found: PlanWorkspace[] = [];
    // No id has such a character, and the database takes no text with it.
    if (!id.includes('\u0000'))
      for (const { workspaceId, workspaceName } of await candidates(
        ownPool,
        accountId,
        id,
        view?.workspaceId,
      )) {
        const as = await readsAs(pool, { workspaceId, accountId, looks }, id);
        if (as !== null) found.push({ workspaceId, workspaceName, ...as });
      }
    ctx.set('Cache-Control', 'no-store');
    ctx.body = planWorkspaces.parse(found);
  };

const workspace = planWorkspaces.element.omit({ party: true, clientId: true });

/** Where both the plan and the person are; for whoever looks as them, where that is. */
const candidates = (
  pool: ReadPool,
  accountId: string,
  planId: string,
  looksIn: string | undefined,
) =>
  pool.inTurn({ accountId, workspaceId: '' }, () =>
    pool.any(sql.type(workspace)`
      SELECT w.workspace_id AS "workspaceId", w.name AS "workspaceName"
        FROM read.workspaces w
       WHERE CASE WHEN ${looksIn ?? null}::text IS NULL
                  THEN w.workspace_id IN (SELECT m.workspace_id FROM read.members m WHERE m.account_id = ${accountId} AND m.active)
                  ELSE w.workspace_id = ${looksIn ?? null} END
         AND w.workspace_id IN (SELECT p.workspace_id FROM read.plans p WHERE p.plan_id = ${planId})
       ORDER BY ${asInADictionary(sql.fragment`w.name`)}, w.workspace_id`),
  );

/** As what the caller may read the plan; null where they may not. */
async function readsAs(
  pool: ReadPool,
  caller: ReadCaller,
  planId: string,
): Promise<Pick<PlanWorkspace, 'party' | 'clientId'> | null> {
  const { rows, party } = await readAs(
    pool,
    caller,
  )({
    query: sql.type(
      z.object({ clientId: z.string().nullable() }),
    )`SELECT client_id AS "clientId" FROM read.plans WHERE plan_id = ${planId}`,
    samePlan: false,
  });
  const [plan] = rows;
  if (plan === undefined) return null;
  return { party, clientId: party === 'team' ? null : plan.clientId };
}
