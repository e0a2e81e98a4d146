import { nouns, personOf, type TurnOrigin, type Plan } from '@waymark/events';
import { evolveOnce } from '../model/evolveOnce.ts';
import type { PlanState } from '../model/planStates.ts';
import type { KnownEvent } from '../model/readModel.ts';
import { turnsPassed } from './turnsPassed.ts';

type Touch = { readonly by: string | null; readonly at: string };
/** `from`: why it was whose turn it was before. */
export type TurnTaken = Touch & { readonly from: TurnOrigin };

/**
 * What the rows of one plan tell beyond its folded state, taken from the envelopes of the events of
 * one plan, in order.
 */
export type Facts = {
  /** Task id -> who set its present status, and when. */
  readonly taskStatus: ReadonlyMap<string, Touch>;
  /** Task id -> since when the turn is whose it is, through whom, and from what. */
  readonly taskTurn: ReadonlyMap<string, TurnTaken>;
  /** Module id -> when its present status was set. */
  readonly moduleStatus: ReadonlyMap<string, string>;
  /** Module id -> how it came into the plan, if that is among the events. */
  readonly moduleCreated: ReadonlyMap<string, Touch>;
  /** Module id -> when it or anything in it was last changed, if that is among the events. */
  readonly moduleUpdated: ReadonlyMap<string, string>;
  /** Its creation, if that is among the events. */
  readonly created: Touch | null;
  readonly updatedAt: string;
  readonly revision: bigint;
};

/**
 * Facts for events that put something back: rows that were gone are written anew, and what they
 * told beyond the state is in the events before alone. So rows are the same whether a removal and
 * its undoing came in one batch or in two.
 */
export const factsOfAll = (
  past: readonly KnownEvent[],
  { kind }: PlanState,
  events: readonly KnownEvent[],
): Facts => foldWithFacts(nouns[kind].initial, [...past, ...events]).facts;

export const putsBack = ({ type }: KnownEvent): boolean => type.endsWith('Restored');

/**
 * Whether an event ends the arrival of a plan that came in parts: it is shown from now on, and its
 * rows' facts are in those parts alone.
 */
export const endsArrival = ({ type, revision }: KnownEvent): boolean =>
  revision > 0n && (type === 'ProcessCreated' || type === 'BlueprintCreated');

/** Through whom a turn passed on: where it followed from what somebody said, through them. */
export const movedBy = (event: KnownEvent, by: string | null): string | null =>
  event.type === 'TaskAwaitsSet' ? event.data.by : by;

/**
 * Ids of the modules that an event changes themselves or in what they hold; a new order of modules
 * changes none.
 */
function modulesTouched({ type, data }: KnownEvent, before: Plan, after: Plan): readonly string[] {
  if (type === 'PlanCopied' || type === 'MilestoneRestored')
    return data.modules.map(({ moduleId }) => moduleId);
  if (type === 'TaskAdded' || type === 'TaskRestored') return [data.task.moduleId];
  if (type === 'BlockAdded' || type === 'BlockRestored') return [data.block.moduleId];
  if (type === 'ProcessDatesSet') return [...new Set(data.due.map(({ moduleId }) => moduleId))];
  if (type === 'TaskMoved') return [data.from, data.moduleId];
  if (type === 'PlaceholderRolledOut') return withNewPeople(before, after);
  return 'moduleId' in data ? [data.moduleId] : [];
}

/** The event names the tasks that it assigns, but it also replaces followers and participants. */
function withNewPeople(before: Plan, after: Plan): string[] {
  const modules = [...after.modules]
    .filter(([id, module]) => before.modules.get(id) !== module)
    .map(([id]) => id);
  const tasks = [...after.tasks]
    .filter(([id, task]) => before.tasks.get(id) !== task)
    .map(([, { moduleId }]) => moduleId);
  return [...new Set([...modules, ...tasks])];
}

type FoldedWithFacts = { readonly after: PlanState; readonly facts: Facts };

/**
 * Folds the events of one plan onto the state before them, one at a time, and takes their facts.
 */
export type FactFolding = {
  take(event: KnownEvent): void;
  /** The outcome of all that were taken. @throws Error where none was */
  done(): FoldedWithFacts;
};

export function factFolding(before: PlanState): FactFolding {
  const taskStatus = new Map<string, Touch>();
  const taskTurn = new Map<string, TurnTaken>();
  const moduleStatus = new Map<string, string>();
  const moduleCreated = new Map<string, Touch>();
  const moduleUpdated = new Map<string, string>();
  let created: Touch | null = null;
  let state = before;
  let last: KnownEvent | undefined;
  const take = (event: KnownEvent) => {
    const { type, data, metadata } = event;
    const touch = { by: personOf(metadata.actor), at: metadata.at };
    if (type === 'TaskStatusSet') taskStatus.set(data.taskId, touch);
    if (type === 'ModuleStatusSet') {
      moduleStatus.set(data.moduleId, metadata.at);
      for (const { taskId } of data.completed) taskStatus.set(taskId, touch);
    }
    if (type === 'ModuleAdded') moduleCreated.set(data.moduleId, touch);
    if (type === 'PlanCopied')
      for (const { moduleId } of data.modules) moduleCreated.set(moduleId, touch);
    if (type === 'BlueprintCreated' || type === 'ProcessCreated') created = touch;
    const next = evolveOnce(state, event);
    for (const moduleId of modulesTouched(event, state.plan, next.plan))
      moduleUpdated.set(moduleId, metadata.at);
    // What is put back is as it was: its turn is whose it was, since then.
    for (const [taskId, from] of turnsPassed(event, state.plan, next.plan))
      if (!putsBack(event) || !taskTurn.has(taskId))
        taskTurn.set(taskId, { ...touch, by: movedBy(event, touch.by), from });
    state = next;
    last = event;
  };
  const done = () => {
    if (last === undefined) throw new Error('facts of no events');
    const { metadata, revision } = last;
    const ofParts = { taskStatus, taskTurn, moduleStatus, moduleCreated, moduleUpdated };
    return { after: state, facts: { ...ofParts, created, updatedAt: metadata.at, revision } };
  };
  return { take, done };
}

/** All of them at once; at least one. */
function foldWithFacts(before: PlanState, events: readonly KnownEvent[]): FoldedWithFacts {
  const folding = factFolding(before);
  for (const event of events) folding.take(event);
  return folding.done();
}
