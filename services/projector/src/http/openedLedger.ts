import { refusalText } from '@waymark/api/problems';
import { streamOf } from '@waymark/events';
import { RequestRefused } from '@waymark/edge';
import type { Context } from 'koa';
import { sql, type FragmentSqlToken } from 'slonik';
import { z } from 'zod';
import { askedInVain, readAs, type FoundRows } from '../reading/readAs.ts';
import type { TurnLedger } from '../turns/turnLedger.ts';
import type { TurnLedgers } from '../turns/turnLedgers.ts';
import { callerIn } from './membership.ts';
import type { ReadDependencies } from './readRoute.ts';
import { markStale, waitForPosition } from './waitForPosition.ts';

const MODELS = ['plans', 'directory'];

export type LedgerDependencies = ReadDependencies & { readonly ledgers: TurnLedgers };

type OpenedLedger = {
  readonly party: FoundRows<unknown>['party'];
  /** How turns passed in it, up to now; it grows on, so use it at once. */
  readonly ledger: TurnLedger;
  /** IANA name: by it the days of the workspace are told. */
  readonly zone: string;
  /** Whether an account is a user of the process's client, as it is now. */
  readonly ofClient: (accountId: string) => boolean;
};

/**
 * Opens the ledger of a process, or of a project's board, to who may see what is asked for, once
 * that is as new as they know it.
 * @param what the list in which an entry is missing, if none is seen
 * @param seen what must hold of the process `e` beside its being seen
 * @throws RequestRefused 404 where it is not seen
 */
export async function openedLedger(
  { pool, progress, freshness, preparing, ledgers }: LedgerDependencies,
  ctx: Context,
  processId: string,
  what: 'executions' | 'tasks',
  seen: FragmentSqlToken,
): Promise<OpenedLedger> {
  await preparing.over(MODELS);
  await waitForPosition(ctx, progress, MODELS);
  const caller = callerIn(ctx);
  if (freshness.isStale(MODELS, caller.workspaceId)) markStale(ctx);
  const held =
    what === 'tasks'
      ? sql.fragment`(SELECT workspace_id, plan_id AS id, client_id, plan_kind AS kind FROM read.plans WHERE plan_kind IN ('process', 'project'))`
      : sql.fragment`(SELECT workspace_id, id, client_id, 'process' AS kind FROM read.executions)`;
  const query = sql.type(plan)`
      SELECT (SELECT coalesce(json_agg(u.account_id), '[]') FROM read.client_users u
               WHERE u.workspace_id = e.workspace_id AND u.client_id = e.client_id) AS users, e.kind, read.zone_of(e.workspace_id) AS zone
        FROM ${held} e WHERE e.id = ${asId(processId)} AND ${seen}`;
  const { rows, party } = await readAs(pool, caller)({ query, samePlan: true });
  const [found] = rows;
  if (found === undefined)
    throw new RequestRefused({
      status: 404,
      code: 'not-found',
      detail: refusalText('noEntry', what),
      hides: (await askedInVain(pool, caller)({ query, samePlan: false })).rows.length > 0,
    });
  const users = new Set(found.users);
  ctx.set('Cache-Control', 'no-store');
  const stream = streamOf[found.kind](caller.workspaceId, processId);
  return {
    party,
    ledger: await pool.inTurn(caller, () => ledgers.of(stream)),
    zone: found.zone,
    ofClient: (account) => users.has(account),
  };
}

const plan = z.object({
  users: z.array(z.string()),
  kind: z.enum(['process', 'project']),
  zone: z.string(),
});

/** What the database can look for: no id holds its end of text. */
export const asId = (given: string): string => (given.includes('\u0000') ? '' : given);
