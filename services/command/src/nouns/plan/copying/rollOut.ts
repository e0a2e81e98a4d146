import { refusalText } from '@waymark/api/problems';
import {
  milestonesOf,
  modulesOf,
  personKind,
  type PersonRef,
  type Placeholder,
  type Plan,
  type Role,
  type Task,
  type Variable,
  type WholeModule,
} from '@waymark/events';
import { DecisionRefused } from '../../../decisions/decision.ts';
import { atOnce, type Steps } from '../../../decisions/steps.ts';
import type { PlanContent } from './copy.ts';
import { copiedModule, notStarted, untouched } from './copiedModule.ts';
import { linkedWithin } from './links.ts';
import { fitsRollout } from '../variables/variables.ts';

/** What the creation wizard chose (PRODUCT 8.3). */
export type Choices = {
  /** Placeholder or role id -> account id. */
  readonly matching: Readonly<Record<string, string>>;
  readonly variables: Readonly<Record<string, { value: string; label: string }>>;
};

/**
 * The blueprint's plan as it begins in a process: new ids, people matched, nothing started and so
 * nothing due: until a module starts its days are planned (`plannedDays`). Roles that the blueprint
 * used come along as placeholders, so that one left open can be rolled out later. `followers`: of
 * it as a whole, who name roles too.
 */
export function* rolledOutInSteps(
  plan: Plan,
  roles: ReadonlyMap<string, Role>,
  choices: Choices,
  newId: () => string,
  followers: readonly PersonRef[] = [],
): Steps<PlanContent> {
  const placeholders = placeholdersOf(plan, roles, choices, followers);
  const matched = new Map(
    placeholders.flatMap((p) =>
      p.matchedTo === null ? [] : [[p.placeholderId, p.matchedTo] as const],
    ),
  );
  const person = (ref: PersonRef) => matched.get(ref) ?? ref;
  const people = (refs: readonly PersonRef[]) => [...new Set(refs.map(person))];

  const milestones = milestonesOf(plan).map((m, i) => ({
    ...m,
    origin: m.milestoneId,
    weight: i + 1,
  }));
  const asTask = (task: Task): Partial<Task> => ({
    ...untouched,
    dueDate: null,
    dueDateChosen: false,
    assignee: task.assignee === null ? null : person(task.assignee),
    assignedThrough: task.assignee !== null && matched.has(task.assignee) ? task.assignee : null,
    followers: people(task.followers),
  });
  const modules: WholeModule[] = [];
  for (const { milestoneId } of milestones)
    for (const [i, module] of modulesOf(plan, milestoneId).entries()) {
      const changes = { ...notStarted, weight: i + 1, participants: people(module.participants) };
      modules.push(copiedModule(plan, module, newId(), newId, { module: changes, task: asTask }));
      yield;
    }
  return {
    milestones,
    modules: linkedWithin(modules),
    placeholders,
    variables: variablesOf(plan, choices),
  };
}

/** The same, made in one go. */
export const rolledOut = (...of: Parameters<typeof rolledOutInSteps>): PlanContent =>
  atOnce(rolledOutInSteps(...of));

/**
 * Exactly one account each (PRODUCT 8.3); a role with a default address is matched to it when
 * nobody else is chosen.
 */
export function placeholdersOf(
  plan: Plan,
  roles: ReadonlyMap<string, Role>,
  { matching }: Pick<Choices, 'matching'>,
  followers: readonly PersonRef[] = [],
): Placeholder[] {
  const used = new Set([
    ...followers,
    ...[...plan.tasks.values()].flatMap((t) => [t.assignee, ...t.followers]),
  ]);
  for (const module of plan.modules.values()) for (const ref of module.participants) used.add(ref);
  const asPlaceholders = [...used].flatMap((ref) =>
    ref === null || personKind(ref) !== 'role' ? [] : [roleAsPlaceholder(ref, roles.get(ref))],
  );
  const all = [...plan.placeholders.values(), ...asPlaceholders];
  for (const ref of Object.keys(matching)) {
    if (!all.some((p) => p.placeholderId === ref)) {
      throw new DecisionRefused(
        'invalid',
        'placeholder-not-found',
        refusalText('placeholderNotInBlueprint'),
        `matching.${ref}`,
      );
    }
  }
  return all.map((p) => ({
    ...p,
    origin: p.placeholderId,
    matchedTo: matching[p.placeholderId] ?? p.matchedTo,
  }));
}

/** A role that was deleted since still waits for somebody. */
export const roleAsPlaceholder = (roleId: string, role: Role | undefined): Placeholder => ({
  placeholderId: roleId,
  name: role?.name ?? 'A role that was deleted',
  description: '',
  matchedTo: role?.defaultAccountId ?? null,
});

function variablesOf(plan: Plan, { variables }: Choices): Variable[] {
  for (const id of Object.keys(variables)) {
    if (!plan.variables.has(id))
      throw new DecisionRefused(
        'invalid',
        'variable-not-found',
        refusalText('variableNotInBlueprint'),
        `variables.${id}`,
      );
  }
  return [...plan.variables.values()].map((variable) => {
    const chosen = Object.hasOwn(variables, variable.variableId)
      ? variables[variable.variableId]
      : undefined;
    const kept =
      chosen === undefined
        ? {}
        : fitsRollout(variable.type, chosen, `variables.${variable.variableId}`);
    return { ...variable, origin: variable.variableId, ...kept };
  });
}
