import {
  personKind,
  type PersonRef,
  type Plan,
  type Role,
  type WholeModule,
  sameName,
} from '@waymark/events';
import { placeholdersOf } from '../plan/copying/rollOut.ts';

/**
 * Which placeholders and roles of a sub-process the process knows already: those of the same id,
 * and placeholders of the same name. Who stands for them there does so in what comes in, unless
 * somebody else was chosen for it.
 */
export function peopleThere(plan: Plan, incoming: Plan, roles: ReadonlyMap<string, Role>) {
  const known = [...plan.placeholders.values()];
  const coming = placeholdersOf(incoming, roles, { matching: {} });
  const own = new Map(
    coming.flatMap(({ placeholderId: ref, name }) => {
      const same =
        plan.placeholders.get(ref) ??
        known.find(
          (other) =>
            personKind(ref) === 'placeholder' &&
            personKind(other.placeholderId) === 'placeholder' &&
            sameName(other.name, name),
        );
      return same === undefined ? [] : [[ref, same] as const];
    }),
  );
  const person = (ref: PersonRef) => own.get(ref)?.placeholderId ?? ref;
  const orNobody = (ref: PersonRef | null) => (ref === null ? null : person(ref));
  const people = (refs: readonly PersonRef[]) => [...new Set(refs.map(person))];
  return {
    /** Who that is in the process. */
    person,
    has: (ref: PersonRef) => own.has(ref),
    /** Placeholder or role id of the sub-process -> account that stands for it in the process. */
    matching: Object.fromEntries(
      [...own].flatMap(([ref, { matchedTo }]) => (matchedTo === null ? [] : [[ref, matchedTo]])),
    ),
    /** The module as the process names its people. */
    renamed: (module: WholeModule): WholeModule => ({
      ...module,
      participants: people(module.participants),
      tasks: module.tasks.map((task) => ({
        ...task,
        assignee: orNobody(task.assignee),
        assignedThrough: orNobody(task.assignedThrough),
        followers: people(task.followers),
      })),
    }),
  };
}
