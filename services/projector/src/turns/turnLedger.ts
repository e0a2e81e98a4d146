import {
  dueDay,
  nouns,
  personOf,
  decides,
  holderBy,
  turnFactsOf,
  turnReason,
  type Decides,
  type HeldSince,
  type Plan,
  type Task,
  type TurnFacts,
  type TurnOrigin,
} from '@waymark/events';
import { movedBy, putsBack } from '../readModels/plans/facts.ts';
import { factsOf, turnsPassed } from '../readModels/plans/turnsPassed.ts';
import { evolvePlanState, type PlanState } from '../readModels/model/planStates.ts';
import type { KnownEvent } from '../readModels/model/readModel.ts';

/**
 * A task's turn passed on: when (ISO), after what and through whom, and what it followed from
 * since.
 */
export type PassedTurn = {
  readonly at: string;
  readonly from: TurnOrigin;
  readonly by: string | null;
  readonly facts: TurnFacts;
};

/**
 * From an instant (ISO) on: the task that decides with whom the process is; null where none does.
 */
type Decided = { readonly from: string; readonly by: Decides };

/** Whether an account is a user of the process's client. */
type OfClient = (accountId: string) => boolean;

/**
 * How turns passed in a process, or on a project's board, up to one of its events; who is of the
 * client is asked later.
 */
export class TurnLedger {
  #state: PlanState;
  #revision = -1n;
  readonly #passed = new Map<string, PassedTurn[]>();
  readonly #decided: Decided[] = [];
  #entries = 0;

  constructor(kind: 'process' | 'project') {
    this.#state = nouns[kind].initial;
  }

  /** The plan as the last event left it. */
  get state(): PlanState {
    return this.#state;
  }

  /** Of the last event that was taken; -1 before the first. */
  get revision(): bigint {
    return this.#revision;
  }

  /** How many turns it tells, which is what it takes in memory beside the plan. */
  get entries(): number {
    return this.#entries;
  }

  /**
   * Takes the next event of its stream. @throws what evolving throws; then nothing of it is taken
   */
  take(event: KnownEvent): this {
    const before = this.#state;
    const after = evolvePlanState(before, event);
    for (const [taskId, from] of turnsPassed(event, before.plan, after.plan))
      this.#pass(taskId, from, event, after.plan);
    if (this.#decided.length === 0 || mayDecide(event, before, after))
      this.#decide(after, event.metadata.at);
    this.#state = after;
    this.#revision = event.revision;
    return this;
  }

  #pass(taskId: string, from: TurnOrigin, event: KnownEvent, plan: Plan): void {
    const facts = factsOf(plan, taskId);
    const known = this.#passed.get(taskId);
    // What is put back is as it was: its turn is whose it was, since then.
    if (facts === undefined || (putsBack(event) && known !== undefined)) return;
    const { at, actor } = event.metadata;
    const passed = { at, from, by: movedBy(event, personOf(actor)), facts };
    if (known === undefined) this.#passed.set(taskId, [passed]);
    else known.push(passed);
    this.#entries += 1;
  }

  #decide({ life, plan }: PlanState, from: string): void {
    const by = life === 'present' ? decides(plan) : null;
    const last = this.#decided.at(-1);
    if (last !== undefined && isAlike(last.by, by)) return;
    this.#decided.push({ from, by });
    this.#entries += 1;
  }

  /** How the turn of a task passed on, the earliest first. */
  passedOf(taskId: string): readonly PassedTurn[] {
    return this.#passed.get(taskId) ?? [];
  }

  /** With whom the process was (PRODUCT 7.6), change by change. */
  heldBy(ofClient: OfClient): readonly HeldSince[] {
    const held: HeldSince[] = [];
    for (const { from, by } of this.#decided) {
      const holder = holderBy(by, ofClient);
      const last = held.at(-1)?.holder;
      if (last?.side !== holder.side || last.taskId !== holder.taskId) held.push({ from, holder });
    }
    return held;
  }
}

/** Whether the same task decides, for the same reason, of the same person, before the same eyes. */
const isAlike = (one: Decides, other: Decides): boolean =>
  one?.taskId === other?.taskId &&
  (one === null ||
    other === null ||
    (turnReason(one.facts) === turnReason(other.facts) &&
      one.facts.assignee === other.facts.assignee &&
      one.facts.module?.audience === other.facts.module?.audience));

/**
 * Whether another task may decide after an event. Most are about a text: then no more of a large
 * plan is looked at than the task or content that it is about.
 */
function mayDecide({ data }: KnownEvent, before: PlanState, after: PlanState) {
  const [old, now] = [before.plan, after.plan];
  if (before.life !== after.life) return true;
  if (old.milestones !== now.milestones || old.modules !== now.modules) return true;
  if (old.blocks !== now.blocks && !staysInPlace(data, old, now)) return true;
  if (old.tasks === now.tasks) return false;
  return !('taskId' in data) || !countsAsBefore(data.taskId, old, now);
}

/** Whether the only content that an event changes is where it was. */
function staysInPlace(data: KnownEvent['data'], old: Plan, now: Plan): boolean {
  if (!('blockId' in data)) return false;
  const [was, is] = [old.blocks.get(data.blockId), now.blocks.get(data.blockId)];
  return (
    was !== undefined &&
    was.weight === is?.weight &&
    was.moduleId === is.moduleId &&
    was.content.type === is.content.type
  );
}

function countsAsBefore(taskId: string, old: Plan, now: Plan): boolean {
  const [was, is] = [old.tasks.get(taskId), now.tasks.get(taskId)];
  if (was === undefined || is === undefined) return false;
  const of = (plan: Plan, task: Task) => ({ taskId, facts: turnFactsOf(plan, task) });
  return (
    was.moduleId === is.moduleId &&
    dueDay(old, was) === dueDay(now, is) &&
    isAlike(of(old, was), of(now, is))
  );
}
