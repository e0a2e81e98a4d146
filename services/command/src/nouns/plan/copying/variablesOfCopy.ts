import type { Plan, Task, Variable } from '@waymark/events';
import { nameTaken } from '../../../decisions/decision.ts';
import type { PlanHolder } from '../holder.ts';

/** Which variable of a plan stands for one that comes in: that of the same id, else that of the same name. */
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
        return variable === undefined
          ? []
          : (variableThere(target, variable) ?? id);
      }),
    ),
  ];

/**
 * Variables that the tasks of a cloned module show and the target lacks. Out of a blueprint they come with their values, out of
 * a process without, since those are of that client.
 */
export const variablesComingAlong = (
  source: { readonly kind: PlanHolder['kind']; readonly plan: Plan },
  target: Plan,
  tasks: readonly Pick<Task, 'variables'>[],
): Variable[] =>
  [...new Set(tasks.flatMap(({ variables }) => variables))].flatMap((id) => {
    const variable = source.plan.variables.get(id);
    if (variable === undefined || variableThere(target, variable) !== undefined)
      return [];
    const empty = source.kind === 'process' && { value: '', label: '' };
    return [{ ...variable, ...empty, origin: id }];
  });
