import { nouns, personOf, type TurnOrigin } from '@waymark/events';
import { evolveOnce } from '../evolveOnce.ts';
import type { PlanState } from '../planStates.ts';
import type { Known } from '../readModel.ts';
import { modulesTouched } from './modulesTouched.ts';
import { turnsPassed } from './turnsPassed.ts';

type Touch = { readonly by: string | null; readonly at: string };
/** `from`: why it was whose turn it was before. */
export type TurnTaken = Touch & { readonly from: TurnOrigin };

/** What rows tell beyond the folded state, taken from the envelopes of the events of one plan, in order. */
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
 * Facts for events that put something back: rows that were gone are written anew, and what they told beyond the state is
 * in the events before alone. So rows are the same whether a removal and its undoing came in one batch or in two.
 */
export const factsOfAll = (
  past: readonly Known[],
  { kind }: PlanState,
  events: readonly Known[],
): Facts => foldWithFacts(nouns[kind].initial, [...past, ...events]).facts;

export const putsBack = ({ type }: Known): boolean => type.endsWith('Restored');

/** What came in parts before is shown from now on: what its rows tell beyond the state is in those alone. */
export const endsArrival = ({ type, revision }: Known): boolean =>
  revision > 0n && (type === 'ProcessCreated' || type === 'BlueprintCreated');

/** Through whom a turn passed on: where it followed from what somebody said, through them. */
export const movedBy = (event: Known, by: string | null): string | null =>
  event.type === 'TaskAwaitsSet' ? event.data.by : by;

/** Folds the events of one plan (at least one) onto the state before them, and takes their facts. */
export function foldWithFacts(
  before: PlanState,
  events: readonly Known[],
): { readonly after: PlanState; readonly facts: Facts } {
  const taskStatus = new Map<string, Touch>();
  const taskTurn = new Map<string, TurnTaken>();
  const moduleStatus = new Map<string, string>();
  const moduleCreated = new Map<string, Touch>();
  const moduleUpdated = new Map<string, string>();
  let created: Touch | null = null;
  let state = before;
  for (const event of events) {
    const { type, data, metadata } = event;
    const touch = {
      by: personOf(metadata.actor),
      at: metadata.at,
    };
    if (type === 'TaskStatusSet') taskStatus.set(data.taskId, touch);
    if (type === 'ModuleStatusSet') {
      moduleStatus.set(data.moduleId, metadata.at);
      for (const { taskId } of data.completed) taskStatus.set(taskId, touch);
    }
    if (type === 'ModuleAdded') moduleCreated.set(data.moduleId, touch);
    if (type === 'PlanCopied')
      for (const { moduleId } of data.modules)
        moduleCreated.set(moduleId, touch);
    if (type === 'BlueprintCreated' || type === 'ProcessCreated')
      created = touch;
    const next = evolveOnce(state, event);
    for (const moduleId of modulesTouched(event, state.plan, next.plan))
      moduleUpdated.set(moduleId, metadata.at);
    // What is put back is as it was: its turn is whose it was, since then.
    for (const [taskId, from] of turnsPassed(event, state.plan, next.plan))
      if (!putsBack(event) || !taskTurn.has(taskId))
        taskTurn.set(taskId, { ...touch, by: movedBy(event, touch.by), from });
    state = next;
  }
  const last = events.at(-1);
  if (last === undefined) throw new Error('facts of no events');
  return {
    after: state,
    facts: {
      taskStatus,
      taskTurn,
      moduleStatus,
      moduleCreated,
      moduleUpdated,
      created,
      updatedAt: last.metadata.at,
      revision: last.revision,
    },
  };
}
