import type {
  DraftBlock,
  DraftMilestone,
  DraftModule,
  DraftTask,
  ImportDraft,
} from '@waymark/api';
import {
  evolveBlueprint,
  type Blueprint,
  type Plan,
  type PlanEvent,
} from '@waymark/events';
import { type Matching } from '../difference/matching.ts';
import { isTask } from '../difference/matchingInModule.ts';
import { keyOf } from '../difference/row.ts';

/** What an import into a blueprint is at work on: the plan as it was and as it has become, and what of the document stands in it. */
export class Work {
  readonly events: PlanEvent[] = [];
  readonly before: Plan;
  readonly draft: ImportDraft;
  readonly pairs: Matching;
  readonly accepted: ReadonlySet<string>;
  readonly newId: () => string;
  #state: Blueprint;
  /** Ids of what has come, by the item of the document. */
  readonly #arrived = new Map<object, string>();

  constructor(
    state: Blueprint,
    {
      draft,
      pairs,
      accepted,
      newId,
    }: Pick<Work, 'draft' | 'pairs' | 'accepted' | 'newId'>,
  ) {
    this.#state = state;
    this.before = state.plan;
    this.draft = draft;
    this.pairs = pairs;
    this.accepted = accepted;
    this.newId = newId;
  }

  get plan(): Plan {
    return this.#state.plan;
  }

  add(...events: readonly PlanEvent[]): void {
    this.events.push(...events);
    this.#state = events.reduce(evolveBlueprint, this.#state);
  }

  arrived(item: DraftMilestone | DraftModule | DraftBlock, id: string): void {
    this.#arrived.set(item, id);
  }

  /** Undefined for what the document has and the plan does not get. */
  milestoneId(milestone: DraftMilestone): string | undefined {
    return (
      this.pairs.milestones.get(milestone)?.milestoneId ??
      this.#arrived.get(milestone)
    );
  }

  moduleId(module: DraftModule): string | undefined {
    return (
      this.pairs.modules.get(module)?.moduleId ?? this.#arrived.get(module)
    );
  }

  blockId(block: DraftBlock): string | undefined {
    const { tasks, contents } = this.pairs;
    const old = isTask(block) ? tasks.get(block) : contents.get(block);
    return old?.blockId ?? this.#arrived.get(block);
  }

  /** Whether a task comes or is changed. */
  takes(task: DraftTask): boolean {
    const old = this.pairs.tasks.get(task);
    return this.accepted.has(
      old === undefined ? keyOf.added(task.key) : keyOf.changed(old.taskId),
    );
  }
}
