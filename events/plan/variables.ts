import { z } from 'zod';
import { changed, defineEvent, without } from '../define.ts';
import type { PlanEvent } from './plan.ts';

export const variableType = z.enum(['LINK', 'STRING', 'NUMBER']);
export type VariableType = z.infer<typeof variableType>;

/** A value that texts refer to (PRODUCT 1.7). `value` is text in every type; `label` is for links alone. */
export const variableSchema = z.object({
  variableId: z.string(),
  name: z.string(),
  type: variableType,
  value: z.string(),
  label: z.string(),
});
export type Variable = z.infer<typeof variableSchema>;
export type Variables = ReadonlyMap<string, Variable>;

const content = variableSchema.pick({ name: true, value: true, label: true });

export const variableEvents = [
  defineEvent('VariableAdded', variableSchema),
  defineEvent(
    'VariableChanged',
    z.object({ variableId: z.string(), from: content, to: content }),
  ),
  defineEvent(
    'VariableRemoved',
    z.object({ variableId: z.string(), name: z.string() }),
  ),
] as const;

export function evolveVariables(
  variables: Variables,
  { type, data }: PlanEvent,
): Variables {
  switch (type) {
    case 'PlanCopied':
      return data.variables.length === 0
        ? variables
        : new Map([
            ...variables,
            ...data.variables.map((v) => [v.variableId, v] as const),
          ]);
    case 'VariableAdded':
      return new Map(variables).set(data.variableId, data);
    case 'VariableChanged':
      return changed(variables, data.variableId, data.to);
    case 'VariableRemoved':
      return without(variables, (v) => v.variableId === data.variableId);
    default:
      return variables;
  }
}
