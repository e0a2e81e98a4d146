// @vitest-environment jsdom
import type { FormDefinition, FormField } from '@waymark/events/forms';
import { fireEvent, within } from '@testing-library/react';
import { visitor } from '@waymark/look/testing';
import { useState } from 'react';
import { beforeEach, expect, test, vi } from 'vitest';
import { dependentsOf, withoutChoice } from './arranging.ts';
import { ChoicesEditor } from './ChoicesEditor.tsx';
import type { FormEdits } from './useFormEdits.ts';

const page = visitor();

const asked = {
  ...{
    kind: 'singleChoice',
    fieldId: 'q',
    label: 'Which system?',
    showIf: null,
    help: '',
    half: false,
  },
  ...{ required: true, variable: '', message: '', begins: 'b' },
  choices: [
    { choiceId: 'a', label: 'Okta' },
    { choiceId: 'b', label: 'Another' },
  ],
} as const satisfies FormField;
const shownBy = (
  fieldId: string,
  value: string,
  is: 'equal' | 'answered' = 'equal',
): FormField => ({
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
  expect(fields.map(({ showIf }) => showIf?.conditions[0]?.value ?? null)).toEqual([
    null,
    null,
    'a',
    '',
  ]);
});

const removeChoice = vi.fn();
const edits = { form, removeChoice } as unknown as FormEdits;
const dialog = () => page.queryByRole('dialog');
beforeEach(() => {
  removeChoice.mockClear();
});
const shown = (of: FormDefinition) =>
  page.show(
    <ChoicesEditor field={asked} edits={{ ...edits, form: of }} change={() => undefined} />,
  );

test('deleting a choice that others are shown by names them first', async () => {
  await shown(form);
  await page.press('Delete Another');
  expect(removeChoice).not.toHaveBeenCalled();
  expect(dialog()?.textContent).toContain('Shown by b');
  expect(dialog()?.textContent).not.toContain('Shown by a');
  await page.user.click(within(dialog()!).getByRole('button', { name: 'Delete' }));
  expect(removeChoice).toHaveBeenCalledWith('q', 'b');
});
test('one that nothing depends on goes at once', async () => {
  await shown({ ...form, fields: [asked] });
  await page.press('Delete Another');
  expect(dialog()).toBeNull();
  expect(removeChoice).toHaveBeenCalledWith('q', 'b');
});

test('the key after Enter is written in the new choice, however soon it comes', async () => {
  const Editing = () => {
    const [field, setField] = useState<typeof asked>(asked);
    return (
      <ChoicesEditor
        {...{ field, edits }}
        change={(change) => setField({ ...field, ...change } as typeof asked)}
      />
    );
  };
  await page.show(<Editing />);
  fireEvent.keyDown(page.getByRole('textbox', { name: 'Choice 1' }), { key: 'Enter' });
  expect(document.activeElement).toBe(page.getByRole('textbox', { name: 'Choice 2' }));
  expect(page.getAllByRole<HTMLInputElement>('textbox').map(({ value }) => value)).toEqual([
    'Okta',
    '',
    'Another',
  ]);
});
