import { emptyForm, formChange, type Form, type FormEvent } from '@waymark/events';
import { fieldsOf, type StarterForm } from './starterForm.ts';

/**
 * The form that a plan of a starter asks for is there and published: made where there never was
 * one, put back where it was deleted, and otherwise left as the team has made it since (PRODUCT
 * 5.2).
 */
export function bringForm(
  { life, name: known }: Form,
  { id: formId, name, intro, lines }: StarterForm,
): FormEvent[] {
  switch (life) {
    case 'present':
      return [];
    case 'deleted':
      return [{ type: 'FormRestored', data: { formId, name: known } }];
    case 'absent': {
      const change = formChange(emptyForm, { intro, fields: fieldsOf(lines) });
      return [
        { type: 'FormAdded', data: { formId, name, clonedFrom: null } },
        ...(change === null
          ? []
          : [{ type: 'FormChanged', data: { formId, name, ...change } } as const]),
        { type: 'FormPublished', data: { formId, name, version: 1 } },
      ];
    }
  }
}
