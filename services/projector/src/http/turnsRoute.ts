import type { Route } from '@waymark/edge';
import { addDays, turnDays, type LedgerDay } from '@waymark/events';
import { turnDaysOf } from '@waymark/api';
import { dayIn } from '@waymark/look/dayIn';
import type { Context } from 'koa';
import { sql } from 'slonik';
import { dayBounds } from '../readModels/history/dayBounds.ts';
import type { PlanState } from '../readModels/model/planStates.ts';
import { openedLedger, type LedgerDependencies } from './openedLedger.ts';

/** A ledger tells the newest days, at most so many. */
const MOST_DAYS = 1_000;

/**
 * `GET /api/executions/<id>/turns`: the ledger of a process in the days of its workspace, for the
 * team. It is told from its history by the rule that tells whose turn it is now; who is a user of
 * the client is taken as it is now.
 */
export const turnsRoute =
  (dependencies: LedgerDependencies): Route['handle'] =>
  async (ctx: Context) => {
    const { id = '' } = (ctx as Context & { params: { id?: string } }).params;
    const { ledger, ofClient, zone } = await openedLedger(
      dependencies,
      ctx,
      id,
      'executions',
      sql.fragment`current_setting('waymark.party') = 'team'`,
    );
    const held = ledger.heldBy(ofClient);
    const now = new Date().toISOString();
    const until = isOver(ledger.state) ? (held.at(-1)?.from ?? now) : now;
    const days = daysFrom(held[0]?.from ?? now, until, zone);
    ctx.body = turnDaysOf.parse(turnDays(held, days, now));
  };

const isOver = ({ life, plan }: PlanState): boolean =>
  life === 'present' &&
  plan.tasks.size > 0 &&
  [...plan.tasks.values()].every(({ status }) => status === 'DONE');

/**
 * The days of a zone from that of one instant (ISO) to that of another, the newest where they are
 * many.
 */
function daysFrom(from: string, until: string, zone: string): readonly LedgerDay[] {
  const last = dayIn(zone, Date.parse(until));
  const eldest = addDays(last, 1 - MOST_DAYS);
  const first = dayIn(zone, Date.parse(from));
  const days: LedgerDay[] = [];
  for (let day = first < eldest ? eldest : first; day <= last; day = addDays(day, 1))
    days.push({ day, ...dayBounds(day, zone) });
  return days;
}
