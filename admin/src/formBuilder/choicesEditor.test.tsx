// @vitest-environment jsdom
import type { FormDefinition, FormField } from '@waymark/events/forms';
import { act } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { dependentsOf, withoutChoice } from './arranging.ts';
import { ChoicesEditor } from './ChoicesEditor.tsx';
import type { FormEdits } from './useFormEdits.ts';

const asked = {
  ...{ kind: 'singleChoice', fieldId: 'q', label: 'Which system?', showIf: null, help: '', half: false },
  ...{ required: true, variable: '', message: '', begins: 'b' },
  choices: [
    { choiceId: 'a', label: 'Okta' },
    { choiceId: 'b', label: 'Another' },
  ],
} as const satisfies FormField;
const shownBy = (fieldId: string, value: string, is: 'equal' | 'answered' = 'equal'): FormField => ({
  ...{ kind: 'words', fieldId, label: `Shown by ${value}` },
  showIf: { every: true, conditions: [{ fieldId: 'q', is, value }] },
});
const form: FormDefinition = {
  intro: '',
  fields: [asked, shownBy('x', 'b'), shownBy('y', 'a'), shownBy('z', '', 'answered')],
};

test('a choice goes with the conditions that look at it, and with where one begins', () => {
  expect(dependentsOf(form, 'q', 'b').map(({ fieldId }) => fieldId)).toEqual(['x']);
  const { fields } = withoutChoice(form, 'q', 'b');
  expect(fields[0]).toEqual({ ...asked, choices: [asked.choices[0]], begins: '' });
  expect(fields.map(({ showIf }) => showIf?.conditions[0]?.value ?? null)).toEqual([null, null, 'a', '']);
});

let root: Root;
const removeChoice = vi.fn();
const edits = { form, removeChoice } as unknown as FormEdits;
const removeNth = async (nth: number) =>
  act(async () => document.querySelectorAll<HTMLElement>('.fb-choices button')[nth]?.click());
const dialog = () => document.querySelector('[role="dialog"]');
beforeEach(async () => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  removeChoice.mockClear();
  root = createRoot(document.body.appendChild(document.createElement('div')));
});
afterEach(async () => {
  await act(async () => root.unmount());
  document.body.replaceChildren();
  vi.unstubAllGlobals();
});
const shown = (of: FormDefinition) =>
  act(async () => root.render(<ChoicesEditor field={asked} edits={{ ...edits, form: of }} change={() => undefined} />));

test('deleting a choice that others are shown by names them first', async () => {
  await shown(form);
  await removeNth(1);
  expect(removeChoice).not.toHaveBeenCalled();
  expect(dialog()?.textContent).toContain('Shown by b');
  expect(dialog()?.textContent).not.toContain('Shown by a');
  await act(async () => dialog()?.querySelector<HTMLElement>('[type="submit"]')?.click());
  expect(removeChoice).toHaveBeenCalledWith('q', 'b');
});
test('one that nothing depends on goes at once', async () => {
  await shown({ ...form, fields: [asked] });
  await removeNth(1);
  expect(dialog()).toBeNull();
  expect(removeChoice).toHaveBeenCalledWith('q', 'b');
});
