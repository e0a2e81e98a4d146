import { z } from 'zod';
import { changed, defineEvent, without } from '../define.ts';
import { definePart } from './part.ts';
import type { PlanEvent } from './plan.ts';
import { unmoved } from './unmoved.ts';

export const variableType = z.enum(['LINK', 'STRING', 'NUMBER']);
export type VariableType = z.infer<typeof variableType>;

/** A value that texts refer to (PRODUCT 1.7). `value` is text in every type; `label` is for links alone. */
const words = { name: z.string(), value: z.string(), label: z.string() };
export const variablePart = definePart(
  'variableId',
  { variableId: z.string(), type: variableType, ...words },
  {},
  {},
);
export type Variable = ReturnType<typeof variablePart.read>;
export type Variables = ReadonlyMap<string, Variable>;

const content = z.object(words);

export const variableEvents = [
  defineEvent('VariableAdded', variablePart.written),
  defineEvent(
    'VariableChanged',
    z.object({ variableId: z.string(), from: content, to: content }),
  ),
  defineEvent(
    'VariableRemoved',
    z.object({ variableId: z.string(), name: z.string() }),
  ),
] as const;
type VariableEvent = z.infer<(typeof variableEvents)[number]>;

export function evolveVariables(
  variables: Variables,
  { type, data }: PlanEvent,
): Variables {
  switch (type) {
    case 'PlanCopied':
      return variablePart.into(variables, data.variables);
    case 'VariableAdded':
      return variablePart.into(variables, [data]);
    case 'VariableChanged':
      return changed(variables, data.variableId, data.to);
    case 'VariableRemoved':
      return without(variables, (v) => v.variableId === data.variableId);
    default:
      return unmoved<VariableEvent, Variables>(variables, type);
  }
}
