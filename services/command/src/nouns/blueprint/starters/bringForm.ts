import type { Form, FormEvent } from '@waymark/events';
import { addForm, restoreForm } from '../../form/form.ts';
import { fieldsOf, type StarterForm } from './starterForm.ts';

/**
 * The form that a plan of a starter asks for is there and published: made where there never was one, put back where it was
 * deleted, and otherwise left as the team has made it since (PRODUCT 5.2).
 */
export function bringForm(
  state: Form,
  { id: formId, name, intro, lines }: StarterForm,
): FormEvent[] {
  if (state.life === 'present') return [];
  if (state.life === 'deleted') return restoreForm(state, { formId });
  return [
    ...addForm(state, { formId, name, intro, fields: fieldsOf(lines) }),
    { type: 'FormPublished', data: { formId, name, version: 1 } },
  ];
}
