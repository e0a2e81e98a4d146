import type { PlanEvent } from '@waymark/events';
import { variableTypeLabel } from '../labels.ts';
import { created, modified, orNull, removed, told, type Told } from '../told.ts';

export function tellVariable(event: PlanEvent): Told | null {
  switch (event.type) {
    case 'VariableAdded': {
      const { name, type, value } = event.data;
      const values = value === '' ? [] : [created('Value', value)];
      return told(`added the variable ${name}`, name, [created('Variable', `${name} (${variableTypeLabel[type]})`), ...values]);
    }
    case 'VariableChanged': {
      const { from, to } = event.data;
      const changes = [
        modified('Name', from.name, to.name),
        modified('Value', orNull(from.value), orNull(to.value)),
        modified('Label', orNull(from.label), orNull(to.label)),
      ];
      return told(`set the variable ${to.name}`, to.name, changes.filter((c) => c.oldValue !== c.newValue));
    }
    case 'VariableRemoved':
      return told(`deleted the variable ${event.data.name}`, event.data.name, [removed('Variable', event.data.name)]);
    default:
      return null;
  }
}
