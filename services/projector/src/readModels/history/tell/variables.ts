import { variableTypeLabel } from '../labels.ts';
import { created, modified, orNull, removed, told } from '../told.ts';
import type { Tellers } from './tellers.ts';

export const tellVariables = {
  VariableAdded({ name, type, value }) {
    const values = value === '' ? [] : [created('Value', value)];
    return told(`added the variable ${name}`, name, [
      created('Variable', `${name} (${variableTypeLabel[type]})`),
      ...values,
    ]);
  },
  VariableChanged({ from, to }) {
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
  VariableRemoved: ({ name }) =>
    told(`deleted the variable ${name}`, name, [removed('Variable', name)]),
} satisfies Partial<Tellers>;
