import {
  evolveProcess,
  addDays,
  heldByNobody,
  holderOf,
  noProcess,
  turnDays,
  type Day,
  type Held,
  type Process,
  type ProcessEvent,
} from '@waymark/events';
import { turnDaysOf } from '@waymark/api';
import { dayIn } from '@waymark/look/dayIn';
import { foldStream, type EventLog } from '@waymark/log';
import type { Context, Middleware } from 'koa';
import { sql } from 'slonik';
import { dayBounds } from '../readModels/history/dayBounds.ts';
import { openedHistory } from './openedHistory.ts';
import type { ReadDependencies } from './readRoute.ts';

/** A ledger tells the newest days, at most so many. */
const MOST_DAYS = 1_000;

type Dependencies = ReadDependencies & { readonly log: EventLog };
type Known = ProcessEvent & { readonly metadata: { readonly at: string } };

/**
 * `GET /api/executions/<id>/turns`: the ledger of a process in the days of its workspace, for the team. It is told from its history by the
 * rule that tells whose turn it is now; who is a user of the client is taken as it is now.
 */
export const turnsRoute =
  (dependencies: Dependencies): Middleware =>
  async (ctx: Context) => {
    const { id = '' } = (ctx as Context & { params: { id?: string } }).params;
    const { stream, ofClient, zone } = await openedHistory(
      dependencies,
      ctx,
      id,
      'executions',
      sql.fragment`current_setting('waymark.party') = 'team'`,
    );
    const history = await historyOf(dependencies.log, stream, ofClient);
    ctx.body = turnDaysOf.parse(
      daysOf(history, zone, new Date().toISOString()),
    );
  };

type History = { readonly state: Process; readonly held: Held[] };

/** The process, and with whom it was, change by change. */
async function historyOf(
  log: EventLog,
  stream: string,
  ofClient: (accountId: string) => boolean,
): Promise<History> {
  const initial: History = { state: noProcess, held: [] };
  return foldStream(log, stream, {
    initial,
    evolve({ state, held }: History, event: Known): History {
      const after = evolveProcess(state, event);
      const before = held.at(-1)?.holder;
      const holder =
        after.life === 'present'
          ? holderOf(after.plan, ofClient)
          : heldByNobody;
      if (before?.side !== holder.side || before.taskId !== holder.taskId)
        held.push({ from: event.metadata.at, holder });
      return { state: after, held };
    },
  });
}

const isOver = (process: Process): boolean =>
  process.life === 'present' &&
  process.plan.tasks.size > 0 &&
  [...process.plan.tasks.values()].every(({ status }) => status === 'DONE');

/** From the day of its creation to that of `now`, or to that on which the last of it was done. */
function daysOf({ state, held }: History, zone: string, now: string) {
  const first = held[0]?.from ?? now;
  const over = isOver(state) ? held.at(-1)?.from : undefined;
  const last = dayIn(zone, Date.parse(over ?? now));
  const days: Day[] = [];
  for (
    let day = dayIn(zone, Date.parse(first));
    day <= last;
    day = addDays(day, 1)
  )
    days.push({ day, ...dayBounds(day, zone) });
  return turnDays(held, days.slice(-MOST_DAYS), now);
}
