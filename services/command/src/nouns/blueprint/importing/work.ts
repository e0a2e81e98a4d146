import type { DraftBlock, DraftMilestone, DraftModule, DraftTask, ImportDraft } from '@waymark/api';
import { evolveBlueprint, type Blueprint, type BlueprintEvent, type Plan } from '@waymark/events';
import { type PlanMatching } from '../difference/matching.ts';
import { isTask } from '../difference/matchingInModule.ts';
import { keyOf } from '../difference/row.ts';
import { tasksByKey } from '../difference/contentReading.ts';
import type { Copied } from '../../plan/copying/links.ts';

/**
 * What an import into a blueprint is at work on: the plan as it was and as it has become, and what
 * of the document stands in it.
 */
export class ImportWork {
  readonly events: BlueprintEvent[] = [];
  /** As it was. */
  readonly blueprint: Blueprint;
  readonly before: Plan;
  readonly draft: ImportDraft;
  readonly pairs: PlanMatching;
  readonly accepted: ReadonlySet<string>;
  readonly newId: () => string;
  #state: Blueprint;
  /** Ids of what has come, by the item of the document. */
  readonly #arrived = new Map<object, string>();
  readonly #taskIds = new Map<string, string>();
  readonly #tasks: ReadonlyMap<string, DraftTask>;

  constructor(
    state: Blueprint,
    { draft, pairs, accepted, newId }: Pick<ImportWork, 'draft' | 'pairs' | 'accepted' | 'newId'>,
  ) {
    this.#state = state;
    this.blueprint = state;
    this.before = state.plan;
    this.draft = draft;
    this.pairs = pairs;
    this.accepted = accepted;
    this.newId = newId;
    this.#tasks = tasksByKey(draft);
  }

  get plan(): Plan {
    return this.#state.plan;
  }

  add(...events: readonly BlueprintEvent[]): void {
    this.events.push(...events);
    this.#state = events.reduce(evolveBlueprint, this.#state);
  }

  /** Whether a module comes with all that is in it. */
  comesWhole(milestone: DraftMilestone, module: DraftModule): boolean {
    return (
      !this.pairs.modules.has(module) &&
      this.milestoneId(milestone) !== undefined &&
      (!this.pairs.milestones.has(milestone) || this.accepted.has(keyOf.added(module.key)))
    );
  }

  /** Whether the plan has a task of the document nowhere. */
  isNew({ key }: Pick<DraftTask, 'key'>): boolean {
    const task = this.#tasks.get(key);
    return task === undefined || !this.pairs.tasks.has(task);
  }

  /** The id under which a task of the document comes. */
  readonly idOf = ({ key }: Pick<DraftTask, 'key'>): string => {
    const taskId = this.#taskIds.get(key) ?? this.newId();
    this.#taskIds.set(key, taskId);
    return taskId;
  };

  /** The id of the task that a link of the document leads to; null for one that does not come. */
  readonly leadsTo: Copied = (key) => {
    const task = this.#tasks.get(key);
    if (task === undefined) return null;
    const old = this.pairs.tasks.get(task);
    if (old !== undefined) return old.taskId;
    return this.#comes(task) ? this.idOf(task) : null;
  };

  #comes(task: DraftTask): boolean {
    const milestone = this.draft.milestones.find(({ modules }) =>
      modules.some(({ blocks }) => blocks.includes(task)),
    );
    const module = milestone?.modules.find(({ blocks }) => blocks.includes(task));
    if (milestone === undefined || module === undefined) return false;
    return this.pairs.modules.has(module)
      ? this.accepted.has(keyOf.added(task.key))
      : this.comesWhole(milestone, module);
  }

  arrived(item: DraftMilestone | DraftModule | DraftBlock, id: string): void {
    this.#arrived.set(item, id);
  }

  /** Undefined for what the document has and the plan does not get. */
  milestoneId(milestone: DraftMilestone): string | undefined {
    return this.pairs.milestones.get(milestone)?.milestoneId ?? this.#arrived.get(milestone);
  }

  moduleId(module: DraftModule): string | undefined {
    return this.pairs.modules.get(module)?.moduleId ?? this.#arrived.get(module);
  }

  blockId(block: DraftBlock): string | undefined {
    const { tasks, contents } = this.pairs;
    const old = isTask(block) ? tasks.get(block) : contents.get(block);
    return old?.blockId ?? this.#arrived.get(block);
  }

  /** Whether a task comes or is changed. */
  takes(task: DraftTask): boolean {
    const old = this.pairs.tasks.get(task);
    return this.accepted.has(old === undefined ? keyOf.added(task.key) : keyOf.changed(old.taskId));
  }
}
