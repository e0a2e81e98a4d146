import type { Plan } from '../plan/plan.ts';
import { processTurn } from './processTurn.ts';
import { turnFactsOf, whoseTurn, type TurnFacts, type TurnSide } from './whoseTurn.ts';

/** With which side a process is, and by which of its tasks; null with nobody. */
export type Holder = { readonly side: TurnSide; readonly taskId: string | null };
export const heldByNobody: Holder = { side: 'nobody', taskId: null };

/** A task and what its turn follows from; null for none. */
export type Decides = { readonly taskId: string; readonly facts: TurnFacts } | null;

/** The task that decides where a process is (PRODUCT 7.5). */
export function decides(plan: Plan): Decides {
  const { task } = processTurn(plan);
  return task === undefined ? null : { taskId: task.taskId, facts: turnFactsOf(plan, task) };
}

/**
 * With whom a process is at a moment (PRODUCT 7.6): with whose turn the task is that decides, else
 * with nobody.
 */
export function holderBy(decides: Decides, ofClient: (accountId: string) => boolean): Holder {
  if (decides === null) return heldByNobody;
  const { side } = whoseTurn(decides.facts, ofClient);
  return side === 'nobody' ? heldByNobody : { side, taskId: decides.taskId };
}

/** From an instant (ISO) on. */
export type HeldSince = { readonly from: string; readonly holder: Holder };
/** A calendar date, from its first instant up to the first after it (ISO). */
export type LedgerDay = { readonly day: string; readonly from: string; readonly to: string };
export type TurnDay = Holder & { readonly day: string };

/**
 * The ledger of a process: each day with the side that had it longest, and the task by which it had
 * it longest (PRODUCT 7.6).
 * @param held in order; before the first it was with nobody
 * @param until up to when it is told, an instant (ISO)
 */
export function turnDays(
  held: readonly HeldSince[],
  days: readonly LedgerDay[],
  until: string,
): TurnDay[] {
  const end = Date.parse(until);
  const spans = days.map((day) => ({
    ...{ day: day.day, from: Date.parse(day.from) },
    to: Math.min(Date.parse(day.to), end),
    ...{ sides: new Map<TurnSide, number>(), tasks: new Map<string, number>() },
  }));
  held.forEach(({ from, holder: { side, taskId } }, nth) => {
    const begins = Date.parse(from);
    const ends = Date.parse(held[nth + 1]?.from ?? until);
    const key = keyOf(side, taskId);
    for (let n = firstAfter(spans, begins); n < spans.length; n++) {
      const span = spans[n];
      if (span === undefined || span.from >= ends) break;
      const length = Math.min(ends, span.to) - Math.max(begins, span.from);
      if (length <= 0) continue;
      span.sides.set(side, (span.sides.get(side) ?? 0) + length);
      span.tasks.set(key, (span.tasks.get(key) ?? 0) + length);
    }
  });
  return spans.map(({ day, sides, tasks }) => {
    const side = longest(sides) ?? 'nobody';
    const ofSide = [...tasks].filter(([key]) => key.startsWith(`${side} `));
    const task = longest(new Map(ofSide))?.slice(side.length + 1);
    return { ...{ day, side }, taskId: task === undefined || task === '' ? null : task };
  });
}

/**
 * The place of the first day that ends after an instant; as many as there are days where none does.
 */
function firstAfter(days: readonly { readonly to: number }[], instant: number): number {
  let [low, high] = [0, days.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((days[middle]?.to ?? Infinity) > instant) high = middle;
    else low = middle + 1;
  }
  return low;
}

const keyOf = (side: TurnSide, taskId: string | null) => `${side} ${taskId ?? ''}`;

/** Of equals the first. */
function longest<Key>(lengths: ReadonlyMap<Key, number>): Key | undefined {
  let found: { readonly key: Key; readonly length: number } | undefined;
  for (const [key, length] of lengths)
    if (found === undefined || length > found.length) found = { key, length };
  return found?.key;
}
