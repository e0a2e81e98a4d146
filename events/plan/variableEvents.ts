import { z } from 'zod';
import { eventsOf } from '../define.ts';
import { changed, without } from '../maps.ts';
import { everything, inside, pathTo } from '../paths.ts';
import { variableTypeLabel } from '../telling/labels.ts';
import { created, modified, orNull, removed, told } from '../telling/told.ts';
import type { Plan } from './plan.ts';
import { variablePart, variableWords } from './variables.ts';

const define = eventsOf<Plan>();
const content = z.object(variableWords);

export const variableEvents = [
  define('VariableAdded', {
    data: variablePart.written,
    evolve: (plan, variable) => ({
      ...plan,
      variables: variablePart.into(plan.variables, [variable]),
    }),
    touches: () => [inside(everything)],
    reach: 'team',
    tell({ name, type, value }) {
      const values = value === '' ? [] : [created('Value', value)];
      return told(`added the variable ${name}`, name, [
        created('Variable', `${name} (${variableTypeLabel[type]})`),
        ...values,
      ]);
    },
  }),
  define('VariableChanged', {
    data: z.object({ variableId: z.string(), from: content, to: content }),
    evolve: (plan, { variableId, to }) => ({
      ...plan,
      variables: changed(plan.variables, variableId, to),
    }),
    touches: ({ variableId }) => [pathTo.variable(variableId)],
    reach: 'team',
    tell({ from, to }) {
      const changes = [
        modified('Name', from.name, to.name),
        modified('Value', orNull(from.value), orNull(to.value)),
        modified('Label', orNull(from.label), orNull(to.label)),
      ];
      return told(
        `set the variable ${to.name}`,
        to.name,
        changes.filter((c) => c.oldValue !== c.newValue),
      );
    },
  }),
  define('VariableRemoved', {
    data: z.object({ variableId: z.string(), name: z.string() }),
    evolve: (plan, { variableId }) => ({
      ...plan,
      variables: without(plan.variables, (_, id) => id === variableId),
    }),
    touches: ({ variableId }) => [pathTo.variable(variableId)],
    removes: ({ variableId: id, name }) => ({ kind: 'variable', id, name }),
    reach: 'team',
    tell: ({ name }) =>
      told(`deleted the variable ${name}`, name, [removed('Variable', name)]),
  }),
] as const;
