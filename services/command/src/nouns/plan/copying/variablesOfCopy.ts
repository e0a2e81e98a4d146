import {
  readReference,
  referencesOf,
  toPerson,
  toVariable,
  type PersonRef,
  type Plan,
  type Task,
  type Variable,
  type WholeModule,
} from '@waymark/events';
import { nameTaken } from '../../../decisions/decision.ts';
import type { PlanHolder } from '../holder.ts';

/**
 * Which variable of a plan stands for one that comes in: that of the same id, else that of the same
 * name.
 */
export const variableThere = (
  { variables }: Plan,
  { variableId, name }: Variable,
): string | undefined =>
  variables.has(variableId)
    ? variableId
    : [...variables].find(([id, variable]) =>
        nameTaken(new Map([[id, variable]]), variableId, name),
      )?.[0];

/** Tasks as the plan that they come into calls the variables that they show. */
export const showingThere =
  (target: Plan, incoming: Plan['variables']) =>
  (task: Pick<Task, 'variables'>): string[] => [
    ...new Set(
      task.variables.flatMap((id) => {
        const variable = incoming.get(id);
        return variable === undefined ? [] : (variableThere(target, variable) ?? id);
      }),
    ),
  ];

/**
 * What references in texts that come into a plan stand for there (PRODUCT 6.12).
 * @param person who a placeholder or role is there, by the id that it comes with
 */
export const referringThere =
  (target: Plan, incoming: Plan['variables'], person: (ref: PersonRef) => PersonRef) =>
  (written: string): string | null => {
    const read = readReference(written);
    if (read?.kind === 'person') return toPerson(person(read.id));
    const variable = read?.kind === 'variable' ? incoming.get(read.id) : undefined;
    return variable === undefined
      ? null
      : toVariable(variableThere(target, variable) ?? variable.variableId);
  };

/** Ids of the variables that modules show or stand for. */
const named = (modules: readonly WholeModule[]): ReadonlySet<string> => {
  const ids = new Set(modules.flatMap(({ tasks }) => tasks.flatMap((task) => task.variables)));
  for (const module of modules)
    for (const part of [module, ...module.blocks, ...module.tasks])
      for (const reference of referencesOf(part)) {
        const read = readReference(reference);
        if (read?.kind === 'variable') ids.add(read.id);
      }
  return ids;
};

/**
 * Variables that a cloned module shows or stands for and the target lacks. Out of a blueprint they
 * come with their values, out of a process without, since those are of that client.
 */
export const variablesComingAlong = (
  source: { readonly kind: PlanHolder['kind']; readonly plan: Plan },
  target: Plan,
  modules: readonly WholeModule[],
): Variable[] =>
  [...named(modules)].flatMap((id) => {
    const variable = source.plan.variables.get(id);
    if (variable === undefined || variableThere(target, variable) !== undefined) return [];
    const empty = source.kind === 'process' && { value: '', label: '' };
    return [{ ...variable, ...empty, origin: id }];
  });
