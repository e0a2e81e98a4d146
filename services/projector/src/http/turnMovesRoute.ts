import type { Route } from '@waymark/edge';
import { turnMovesOf, type TurnMoves } from '@waymark/api';
import { whoseTurn } from '@waymark/events';
import type { Context } from 'koa';
import { sql } from 'slonik';
import { asId, openedLedger, type LedgerDependencies } from './openedLedger.ts';
import type { PassedTurn } from '../turns/turnLedger.ts';

/** So many are told, the newest. */
const MOST_MOVES = 500;

/**
 * `GET /api/executions/<id>/tasks/<taskId>/turns`: how the turn of a task has passed on, told from
 * the history of its process, or, under the id of a project, of its board, by the rule that tells
 * whose turn it is now. For whoever sees the task; a client is told what passed while they saw it,
 * as of what was said.
 */
export const turnMovesRoute =
  (dependencies: LedgerDependencies): Route['handle'] =>
  async (ctx: Context) => {
    const { id = '', taskId = '' } = (ctx as Context & { params: { id?: string; taskId?: string } })
      .params;
    const { ledger, ofClient, party } = await openedLedger(
      dependencies,
      ctx,
      id,
      'tasks',
      sql.fragment`EXISTS (SELECT 1 FROM read.tasks k
        WHERE k.workspace_id = e.workspace_id AND k.plan_id = e.id AND k.plan_kind = e.kind AND k.id = ${asId(taskId)})`,
    );
    ctx.body = turnMovesOf.parse(
      ledger
        .passedOf(taskId)
        .filter(({ facts }) => party === 'team' || isShown(facts))
        .slice(-MOST_MOVES)
        .map((passed) => told(passed, ofClient)),
    );
  };

/** Whether the client saw the task then. */
const isShown = ({ module }: PassedTurn['facts']) => module?.audience === 'EXTERN';

function told(
  { at, from, by, facts }: PassedTurn,
  ofClient: (accountId: string) => boolean,
): TurnMoves[number] {
  const { side, who, because } = whoseTurn(facts, ofClient);
  return {
    ...{ turn: side, turnWho: who, turnBecause: because },
    ...{ turnFrom: from, turnBy: by, turnSince: at },
  };
}
