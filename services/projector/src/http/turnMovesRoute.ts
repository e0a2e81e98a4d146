import { turnMovesOf, type TurnMoves } from '@waymark/api';
import {
  nouns,
  personOf,
  turnOrigin,
  turnPassed,
  whoseTurn,
  type Process,
  type Project,
} from '@waymark/events';
import { foldStream, type EventLog } from '@waymark/log';
import type { Context, Middleware } from 'koa';
import { sql } from 'slonik';
import { movedBy, putsBack } from '../readModels/plans/facts.ts';
import { factsOf } from '../readModels/plans/turnsPassed.ts';
import { evolvePlanState } from '../readModels/planStates.ts';
import type { Known } from '../readModels/readModel.ts';
import { asId, openedHistory } from './openedHistory.ts';
import type { ReadDependencies } from './readRoute.ts';

/** So many are told, the newest. */
const MOST_MOVES = 500;

type Dependencies = ReadDependencies & { readonly log: EventLog };
type Move = TurnMoves[number];
type Held = Process | Project;
type Kind = Held['kind'];

/**
 * `GET /api/executions/<id>/tasks/<taskId>/turns`: how the turn of a task has passed on, told from the history of its
 * process, or, under the id of a project, of its board, by the rule that tells whose turn it is now. For whoever sees the task; a client is told what passed while they
 * saw it, as of what was said.
 */
export const turnMovesRoute =
  (dependencies: Dependencies): Middleware =>
  async (ctx: Context) => {
    const { id = '', taskId = '' } = (
      ctx as Context & { params: { id?: string; taskId?: string } }
    ).params;
    const { stream, kind, ofClient, party } = await openedHistory(
      dependencies,
      ctx,
      id,
      'tasks',
      sql.fragment`EXISTS (SELECT 1 FROM read.tasks k
        WHERE k.workspace_id = e.workspace_id AND k.plan_id = e.id AND k.plan_kind = e.kind AND k.id = ${asId(taskId)})`,
    );
    const moves = await movesOf(
      dependencies.log,
      { stream, kind },
      taskId,
      ofClient,
    );
    ctx.body = turnMovesOf.parse(
      moves
        .filter(({ shown }) => party === 'team' || shown)
        .map(({ move }) => move)
        .slice(-MOST_MOVES),
    );
  };

type Told = {
  readonly move: Move;
  /** Whether the client saw the task then. */
  readonly shown: boolean;
};

async function movesOf(
  log: EventLog,
  { stream, kind }: { readonly stream: string; readonly kind: Kind },
  taskId: string,
  ofClient: (accountId: string) => boolean,
): Promise<readonly Told[]> {
  const moves: Told[] = [];
  await foldStream(log, stream, {
    initial: nouns[kind].initial as Held,
    evolve(before: Held, event: Known): Held {
      const after = evolvePlanState(before, event) as Held;
      const had = factsOf(before.plan, taskId);
      const has = factsOf(after.plan, taskId);
      if (has === undefined || !turnPassed(had, has)) return after;
      // What is put back is as it was: its turn is whose it was, since then.
      if (putsBack(event) && moves.length > 0) return after;
      const { side, who, because } = whoseTurn(has, ofClient);
      const { at, actor } = event.metadata;
      moves.push({
        shown: has.module?.audience === 'EXTERN',
        move: {
          ...{ turn: side, turnWho: who, turnBecause: because },
          turnFrom: turnOrigin(event, had),
          turnBy: movedBy(event, personOf(actor)),
          turnSince: at,
        },
      });
      return after;
    },
  });
  return moves;
}
