import type { Plan } from '../plan/plan.ts';
import { processTurn } from './processTurn.ts';
import { turnFactsOf, whoseTurn, type TurnSide } from './turn.ts';

/** With which side a process is, and by which of its tasks; null with nobody. */
export type Holder = {
  readonly side: TurnSide;
  readonly taskId: string | null;
};
export const heldByNobody: Holder = { side: 'nobody', taskId: null };

/**
 * With whom a process is at a moment (PRODUCT 7.6): with whose turn the task is that decides where the process is, else with
 * nobody.
 */
export function holderOf(
  plan: Plan,
  ofClient: (accountId: string) => boolean,
): Holder {
  const { task } = processTurn(plan);
  if (task === undefined) return heldByNobody;
  const { side } = whoseTurn(turnFactsOf(plan, task), ofClient);
  return side === 'nobody' ? heldByNobody : { side, taskId: task.taskId };
}

/** From an instant (ISO) on. */
export type Held = { readonly from: string; readonly holder: Holder };
/** A calendar date, from its first instant up to the first after it (ISO). */
export type Day = {
  readonly day: string;
  readonly from: string;
  readonly to: string;
};
export type TurnDay = Holder & { readonly day: string };

/**
 * The ledger of a process: each day with the side that had it longest, and the task by which it had it longest (PRODUCT 7.6).
 * @param held in order; before the first it was with nobody
 * @param until up to when it is told, an instant (ISO)
 */
export const turnDays = (
  held: readonly Held[],
  days: readonly Day[],
  until: string,
): TurnDay[] =>
  days.map(({ day, from, to }) => {
    const end = Math.min(Date.parse(to), Date.parse(until));
    const sides = new Map<TurnSide, number>();
    const tasks = new Map<string, number>();
    held.forEach(({ from: begin, holder: { side, taskId } }, nth) => {
      const next = held[nth + 1]?.from ?? until;
      const length =
        Math.min(Date.parse(next), end) -
        Math.max(Date.parse(begin), Date.parse(from));
      if (length <= 0) return;
      sides.set(side, (sides.get(side) ?? 0) + length);
      const key = keyOf(side, taskId);
      tasks.set(key, (tasks.get(key) ?? 0) + length);
    });
    const side = longest(sides) ?? 'nobody';
    const ofSide = [...tasks].filter(([key]) => key.startsWith(`${side} `));
    const task = longest(new Map(ofSide))?.slice(side.length + 1);
    return {
      day,
      side,
      taskId: task === undefined || task === '' ? null : task,
    };
  });

const keyOf = (side: TurnSide, taskId: string | null) =>
  `${side} ${taskId ?? ''}`;

/** Of equals the first. */
function longest<Key>(lengths: ReadonlyMap<Key, number>): Key | undefined {
  let found: { readonly key: Key; readonly length: number } | undefined;
  for (const [key, length] of lengths)
    if (found === undefined || length > found.length) found = { key, length };
  return found?.key;
}
