import { z } from 'zod';
import { eventsOf } from '../define.ts';
import { changed, without } from '../maps.ts';
import { everything, inside, pathTo } from '../paths.ts';
import { inClear } from '../sealed.ts';
import { phrase } from '../telling/phrase.ts';
import { created, hasChanged, modified, orNull, removed, telling } from '../telling/telling.ts';
import type { Plan } from './plan.ts';
import { withoutVariable } from './tasks.ts';
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
    tell({ name, type, value: given }) {
      const value = inClear(given);
      const values = value === '' ? [] : [created('value', value)];
      return telling(phrase('did.variableAdded', name), name, [
        created('variable', phrase('value.variable', name, type)),
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
    touches: ({ variableId }) => [pathTo.variable(variableId, 'content')],
    reach: 'team',
    tell({ from, to }) {
      const changes = [
        modified('name', from.name, to.name),
        modified('value', orNull(inClear(from.value)), orNull(inClear(to.value))),
        modified('label', orNull(from.label), orNull(to.label)),
      ];
      return telling(phrase('did.variableSet', to.name), to.name, changes.filter(hasChanged));
    },
  }),
  define('VariableRemoved', {
    data: z.object({ variableId: z.string(), name: z.string() }),
    evolve: (plan, { variableId }) => ({
      ...plan,
      variables: without(plan.variables, (_, id) => id === variableId),
      tasks: withoutVariable(plan.tasks, variableId),
    }),
    touches: ({ variableId }) => [pathTo.variable(variableId)],
    removes: ({ variableId: id, name }) => ({ kind: 'variable', id, name }),
    reach: 'team',
    tell: ({ name }) =>
      telling(phrase('did.variableRemoved', name), name, [removed('variable', name)]),
  }),
] as const;
