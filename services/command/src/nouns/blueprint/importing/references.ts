import { wantedReferences } from '../difference/changesOfReferences.ts';
import { keyOf } from '../difference/row.ts';
import { asValue } from '../../plan/variables/variables.ts';
import type { ImportWork } from './work.ts';

/** Variables and placeholders that are there, as the document says them. */
export function references(work: ImportWork): void {
  const { before, draft, accepted } = work;
  const { variables, placeholders } = wantedReferences(before, draft);
  for (const { old, to } of variables) {
    const { variableId, type, name, value, label } = old;
    if (!accepted.has(keyOf.changedVariable(variableId))) continue;
    const given = typeof to.value === 'string' ? to.value : '';
    work.add({
      type: 'VariableChanged',
      data: {
        ...{ variableId, from: { name, value, label } },
        to: { ...to, value: given === value ? value : asValue(type, given, 'draft.variables') },
      },
    });
  }
  for (const { old, to } of placeholders) {
    const { placeholderId, name, description } = old;
    if (accepted.has(keyOf.changedPlaceholder(placeholderId)))
      work.add({
        type: 'PlaceholderChanged',
        data: { placeholderId, from: { name, description }, to },
      });
  }
}
