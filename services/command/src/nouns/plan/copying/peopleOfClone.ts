import {
  personKind,
  type Module,
  type PersonRef,
  type Placeholder,
  type Plan,
  type Role,
  type Task,
} from '@waymark/events';
import type { PlanHolder } from '../holder.ts';
import { roleAsPlaceholder } from './rollOut.ts';

type Side = { readonly kind: PlanHolder['kind']; readonly plan: Plan };
type Source = Side & { readonly roles: ReadonlyMap<string, Role> };

/**
 * Who a cloned module names. Out of a blueprint all come along. Out of a process nobody does by
 * name, since they are of that client or that team: who had a task through a placeholder or a role
 * leaves it to that. In a process a placeholder or role that is rolled out there already is the
 * person that it became; one that is not known where the module comes to comes along.
 */
export function peopleOfClone(source: Source, target: Side) {
  const along = new Map<PersonRef, Placeholder>();
  const standIn = (ref: PersonRef): Placeholder | undefined => {
    const known = target.plan.placeholders.get(ref) ?? along.get(ref);
    if (known !== undefined) return known;
    const brought =
      personKind(ref) === 'role'
        ? roleAsPlaceholder(ref, source.roles.get(ref))
        : source.plan.placeholders.get(ref);
    if (brought === undefined) return undefined;
    const placeholder = {
      ...brought,
      origin: ref,
      matchedTo: personKind(ref) === 'role' ? brought.matchedTo : null,
    };
    along.set(ref, placeholder);
    return placeholder;
  };
  /** Who that is in the target: nobody, somebody, or somebody through a placeholder or role. */
  const arrived = (ref: PersonRef | null) => {
    const nobody = { who: null, through: null };
    if (ref === null) return nobody;
    const kind = personKind(ref);
    if (kind === 'account') return source.kind === 'process' ? nobody : { who: ref, through: null };
    if (kind === 'role' && target.kind === 'blueprint')
      return source.roles.has(ref) ? { who: ref, through: null } : nobody;
    const placeholder = standIn(ref);
    if (placeholder === undefined) return nobody;
    return target.kind === 'process' && placeholder.matchedTo !== null
      ? { who: placeholder.matchedTo, through: ref }
      : { who: ref, through: null };
  };
  const all = (refs: readonly PersonRef[]): PersonRef[] => [
    ...new Set(refs.flatMap((ref) => arrived(ref).who ?? [])),
  ];
  return {
    ofTask({ assignee, assignedThrough, followers }: Task): Partial<Task> {
      const { who, through } = arrived(assignedThrough ?? assignee);
      return { assignee: who, assignedThrough: through, followers: all(followers) };
    },
    /** Participants: whoever has a task is one (PRODUCT 6.7). */
    ofModule: (module: Module, tasks: readonly Task[]): PersonRef[] => [
      ...new Set([...all(module.participants), ...tasks.flatMap(({ assignee }) => assignee ?? [])]),
    ],
    /** That a text names a placeholder or a role. */
    named: (ref: PersonRef): PersonRef => {
      standIn(ref);
      return ref;
    },
    /** Placeholders that the target lacks, of all who were named so far. */
    comingAlong: (): Placeholder[] => [...along.values()],
  };
}
