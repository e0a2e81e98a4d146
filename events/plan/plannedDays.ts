import { addDays, dateOf, dayOf } from '../calendarDays.ts';
import { movedAlong, type ProcessSpan } from '../movedAlong.ts';
import { hasBegun } from './due.ts';
import type { Module } from './modules.ts';
import { modulesInOrder } from './order.ts';
import type { Plan } from './plan.ts';
import { seenByClients } from './seenByClients.ts';
import type { Task } from './tasks.ts';

/**
 * First and last day that a module is planned for. `shownTo`: its last day as clients are told it,
 * which is that of what they see in it.
 */
export type PlannedStretch = {
  readonly from: string;
  readonly to: string;
  readonly shownTo: string;
};

/**
 * What has not begun: where each module stands, and for which day each task of it is planned
 * (PRODUCT 6.15).
 */
export type PlannedDays = {
  readonly modules: ReadonlyMap<string, PlannedStretch>;
  readonly tasks: ReadonlyMap<string, string>;
};

export const nothingPlanned: PlannedDays = { modules: new Map(), tasks: new Map() };

/** So many days a module takes whose tasks say nothing of days. */
const DAYS_UNSAID = 7;

/**
 * How many days a module takes by itself, its first one included.
 * @param dueInDays the most days after its start that one of its tasks says, null where none says
 * any
 */
export const daysTaken = (dueInDays: number | null, tasks: number): number =>
  dueInDays !== null ? dueInDays + 1 : tasks === 0 ? 1 : DAYS_UNSAID;

type WaitingModule = {
  readonly module: Module;
  readonly tasks: readonly Task[];
  /** Days that it takes by itself. */
  readonly days: number;
};
/**
 * In the order of the plan: what has to be placed, and up to which day there is no room for what
 * follows.
 */
type Placed = WaitingModule | { readonly taken: number };

/**
 * Where the modules of a process stand that have not begun: each behind those before it, milestones
 * one after the other. What has begun takes the days up to the last that is due in it, what has a
 * day to start on those from then. All others share the days that are left up to the end, each as
 * many as it takes beside the others. An import with days of its own is fitted between those, each
 * module of it behind what comes before it in the plan and ends before these days do.
 */
export function plannedDays(plan: Plan, span: ProcessSpan): PlannedDays {
  if (span.start === '' || ![...plan.modules.values()].some(isWaiting)) return nothingPlanned;
  const tasks = Map.groupBy(plan.tasks.values(), ({ moduleId }) => moduleId);
  const planned = { modules: new Map<string, PlannedStretch>(), tasks: new Map<string, string>() };
  const inOrder = modulesInOrder(plan);
  const groups = groupsOf(inOrder);
  fit(groups.get(OF_PROCESS) ?? [], span, { tasks, planned, taken: new Map() });
  for (const [group, modules] of groups) {
    const between = modules[0]?.between ?? null;
    if (group === OF_PROCESS || between === null) continue;
    const own = {
      start: movedAlong(between.start, between.of, span),
      end: movedAlong(between.end, between.of, span),
    };
    const taken = takenBefore(modules, inOrder, own, { tasks, planned });
    fit(modules, own, { tasks, planned, taken });
  }
  return planned;
}

type TasksOf = ReadonlyMap<string, readonly Task[]>;
type PlanningContext = { readonly tasks: TasksOf; readonly planned: Planning };

/**
 * For each of these modules, by id, the last day of those before it in the plan that are none of
 * them and end before the span does.
 */
function takenBefore(
  modules: readonly Module[],
  inOrder: readonly Module[],
  { end }: ProcessSpan,
  { tasks, planned }: PlanningContext,
): ReadonlyMap<string, number> {
  const own = new Set(modules);
  const taken = new Map<string, number>();
  let last: number | null = null;
  for (const module of inOrder) {
    if (own.has(module)) {
      if (last !== null) taken.set(module.moduleId, last);
      continue;
    }
    const day = lastDayOf(module, { tasks, planned });
    if (day !== null && day < dayOf(end)) last = Math.max(last ?? day, day);
  }
  return taken;
}

function lastDayOf(module: Module, { tasks, planned }: PlanningContext): number | null {
  const place = planned.modules.get(module.moduleId);
  if (place !== undefined) return dayOf(place.to);
  const own = tasks.get(module.moduleId) ?? [];
  return hasBegun(module) ? lastDueOf(module, own, daysOf(own)) : null;
}

const OF_PROCESS = '';

const isWaiting = (module: Module) => !hasBegun(module);

/** Those with the days of their process, and each import with days of its own. */
const groupsOf = (modules: readonly Module[]) =>
  Map.groupBy(modules, ({ between, subProcess }) =>
    between === null ? OF_PROCESS : [between.start, between.end, subProcess?.blueprintId].join(' '),
  );

type Planning = {
  readonly modules: Map<string, PlannedStretch>;
  readonly tasks: Map<string, string>;
};

/** `taken`: by module, up to which day there is no room for it. */
function fit(
  modules: readonly Module[],
  { start, end }: ProcessSpan,
  { tasks, planned, taken }: PlanningContext & { readonly taken: ReadonlyMap<string, number> },
): void {
  const last = Math.max(dayOf(start), dayOf(end));
  let run: Placed[] = [];
  let free = dayOf(start);
  /**
   * The first free day behind what is already taken in the run, wherever the rest of it comes to.
   */
  const behind = () =>
    run.reduce((day, each) => ('taken' in each ? Math.max(day, each.taken + 1) : day), free);
  for (const module of modules) {
    const own = tasks.get(module.moduleId) ?? [];
    const days = daysOf(own);
    const before = taken.get(module.moduleId);
    if (before !== undefined) run.push({ taken: before });
    if (hasBegun(module)) {
      run.push({ taken: lastDueOf(module, own, days) ?? free - 1 });
    } else if (module.startsOn === null) {
      run.push({ module, tasks: own, days });
    } else {
      const day = dayOf(module.startsOn);
      // Where there is room before its day, those before it come to stand there; else its day is no
      // bound to them.
      if (day > behind() && day <= last) {
        free = place(run, free, day - 1, planned);
        run = [];
      }
      setDown({ module, tasks: own, days }, day, day + days - 1, planned);
      run.push({ taken: day + days - 1 });
    }
  }
  place(run, free, last, planned);
}

/**
 * Places a run of modules from a day to a last one, and answers the first day that is free then.
 */
function place(run: readonly Placed[], first: number, last: number, planned: Planning): number {
  let free = Math.min(first, last);
  let left = run.reduce((sum, each) => ('taken' in each ? sum : sum + each.days), 0);
  for (const each of run) {
    if ('taken' in each) {
      free = Math.max(free, Math.min(each.taken + 1, last));
      continue;
    }
    const room = Math.max(last - free + 1, 0);
    const next = free + Math.round((each.days * room) / left);
    setDown(each, free, Math.max(free, next - 1), planned);
    free = Math.min(next, last);
    left -= each.days;
  }
  return free;
}

/** A module with its tasks, each as far in it as its days say. */
function setDown(
  { module, tasks, days }: WaitingModule,
  from: number,
  to: number,
  planned: Planning,
): void {
  const shown = tasks.filter((task) => seenByClients(task, module));
  const shownTo =
    shown.length === tasks.length || days === 1
      ? to
      : Math.min(to, from + Math.round(((daysOf(shown) - 1) * (to - from)) / (days - 1)));
  planned.modules.set(module.moduleId, {
    ...{ from: dateOf(from), to: dateOf(to) },
    shownTo: dateOf(shownTo),
  });
  for (const { taskId, dueInDays, dueDateChosen } of tasks) {
    if (dueInDays === null || dueDateChosen) continue;
    const day = from + Math.round((dueInDays * (to - from)) / (days - 1));
    planned.tasks.set(taskId, dateOf(day));
  }
}

const daysOf = (tasks: readonly Task[]): number =>
  daysTaken(
    tasks.reduce<number | null>(
      (most, { dueInDays }) => (dueInDays === null ? most : Math.max(most ?? 0, dueInDays)),
      null,
    ),
    tasks.length,
  );

/** Of what has begun: the last day that is due in it, else that which it takes from its start. */
function lastDueOf({ startedOn }: Module, tasks: readonly Task[], days: number): number | null {
  const due = tasks.flatMap(({ dueDate }) => dueDate ?? []).sort();
  const latest = due.at(-1) ?? (startedOn && addDays(startedOn, days - 1));
  return latest === null ? null : dayOf(latest);
}
