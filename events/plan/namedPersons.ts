import type { PersonRef } from './people.ts';
import { personKind } from './personKind.ts';
import type { Plan } from './plan.ts';
import { shownIn } from './seenByClients.ts';

/** Placeholders and roles that a plan names in the place of people. */
export type NamedPersons = {
  /**
   * Roles of the workspace that tasks or the whole plan name and that are no placeholders of the
   * plan itself.
   */
  readonly roles: ReadonlySet<string>;
  /** Those that a task or a module names which the client sees. */
  readonly toClients: ReadonlySet<string>;
};

export const nobodyNamed: NamedPersons = { roles: new Set(), toClients: new Set() };

/** Whom the tasks and modules of a plan name, and who follows it as a whole. */
export function namedPersons(
  { tasks, modules, placeholders }: Plan,
  followers: readonly PersonRef[] = [],
): NamedPersons {
  const roles = new Set<string>(
    followers.filter((ref) => ref.startsWith('r::') && !placeholders.has(ref)),
  );
  const toClients = new Set<string>();
  for (const task of tasks.values()) {
    const shown = shownIn({ modules }, task);
    const { assignee, assignedThrough } = task;
    const persons = assignee === null ? [] : [assignee];
    for (const ref of [...persons, ...task.followers]) {
      if (isAccount(ref)) continue;
      if (ref.startsWith('r::') && !placeholders.has(ref)) roles.add(ref);
      if (shown) toClients.add(ref);
    }
    if (shown && assignedThrough !== null) toClients.add(assignedThrough);
  }
  for (const { audience, participants } of modules.values())
    if (audience === 'EXTERN')
      for (const ref of participants) if (!isAccount(ref)) toClients.add(ref);
  return { roles, toClients };
}

const isAccount = (ref: string): boolean => personKind(ref) === 'account';
