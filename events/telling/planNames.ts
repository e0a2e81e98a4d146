import type { Audience } from '../plan/modules.ts';
import { personKind } from '../plan/personKind.ts';
import type { Plan } from '../plan/plan.ts';
import { audienceOf } from '../plan/seenByClients.ts';
import { phrase, type Text } from './phrase.ts';
import type { Atom, Value } from './telling.ts';

/**
 * Names in a plan as they were when something happened, or, for what has just gone, right before.
 */
export class PlanNames {
  readonly #before: Plan;
  readonly #after: Plan;
  constructor(before: Plan, after: Plan) {
    this.#before = before;
    this.#after = after;
  }

  module = (id: string) => this.#after.modules.get(id) ?? this.#before.modules.get(id);
  task = (id: string) => this.#after.tasks.get(id) ?? this.#before.tasks.get(id);
  title = (id: string): Text => this.module(id)?.title ?? phrase('value.aModule');
  headline = (id: string): Text => this.task(id)?.headline ?? phrase('value.aTask');
  milestone = (id: string): Text =>
    this.#after.milestones.get(id)?.name ??
    this.#before.milestones.get(id)?.name ??
    phrase('value.aMilestone');
  placeholder = (id: string): string | undefined =>
    this.#after.placeholders.get(id)?.name ?? this.#before.placeholders.get(id)?.name;
  variables = (ids: readonly string[]): Value =>
    ids.length === 0 ? null : ids.map(this.#variable);
  #variable = (id: string): Text =>
    this.#after.variables.get(id)?.name ??
    this.#before.variables.get(id)?.name ??
    phrase('value.aVariable');
  /** A module that nobody knows is shown to nobody outside of the team. */
  audience = (moduleId: string): Audience => this.module(moduleId)?.audience ?? 'INTERN';
  /**
   * Of what happened in a module: of a task in it, as that is seen. `subject`: its id, or of
   * whatever else it is about.
   */
  audienceIn = (moduleId: string, subject: string | null): Audience => {
    const task = subject === null ? undefined : this.task(subject);
    return task === undefined ? this.audience(moduleId) : audienceOf(task, this.module(moduleId));
  };
  tasksOf = (moduleId: string) =>
    [...this.#before.tasks.values()].filter((task) => task.moduleId === moduleId);

  /** Placeholders by the name that they had; accounts, and roles of the workspace, by id. */
  person = (ref: string): Atom =>
    personKind(ref) === 'account'
      ? { person: ref }
      : (this.placeholder(ref) ??
        (ref.startsWith('p::') ? phrase('value.aPlaceholder') : { person: ref }));
  personOrNobody = (ref: string | null): Value => (ref === null ? null : this.person(ref));
  people = (refs: readonly string[]): Value => (refs.length === 0 ? null : refs.map(this.person));
}
