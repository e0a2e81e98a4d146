import { z } from 'zod';
import { definePart } from './part.ts';
import type { Plan } from './plan.ts';
import { ownText } from '../sealed.ts';
import { shownIn } from './seenByClients.ts';

export const variableType = z.enum(['LINK', 'STRING', 'NUMBER']);
export type VariableType = z.infer<typeof variableType>;

/**
 * A value that texts refer to (PRODUCT 1.7). `value` is text in every type, sealed where somebody
 * gave it as an answer; `label` is for links alone.
 */
export const variableWords = { name: z.string(), value: ownText, label: z.string() };
export const variablePart = definePart(
  'variableId',
  { variableId: z.string(), type: variableType, ...variableWords },
  {},
  {},
);
export type Variable = ReturnType<typeof variablePart.read>;
export type Variables = ReadonlyMap<string, Variable>;

/**
 * Ids of those that a task shows which the client sees: they read the value of no other (PRODUCT
 * 10.3).
 */
export const variablesShownToClients = ({
  tasks,
  modules,
}: Pick<Plan, 'tasks' | 'modules'>): ReadonlySet<string> =>
  new Set(
    [...tasks.values()]
      .filter((task) => shownIn({ modules }, task))
      .flatMap(({ variables }) => variables),
  );
