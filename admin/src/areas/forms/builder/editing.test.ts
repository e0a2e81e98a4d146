import { fieldOf, shownIf } from '@waymark/events/testing';
import type { FormDefinition, FormField } from '@waymark/events/forms';
import { describe, expect, test } from 'vitest';
import {
  changed,
  dependentsOf,
  doubled,
  earlierThan,
  inserted,
  moved,
  ofKind,
  removed,
} from './arranging.ts';
import { begin, step, upTo, type FormEditing, type EditingAction } from './editing.ts';
import { mergedForms } from './mergedForms.ts';

const formOf = (...fields: FormField[]): FormDefinition => ({ intro: '', fields });
const [a, b, c] = ['a', 'b', 'c'].map((id) => fieldOf('shortText', id)) as [
  FormField,
  FormField,
  FormField,
];
const ids = ({ fields }: FormDefinition) => fields.map(({ fieldId }) => fieldId).join('');
const after = (state: FormEditing, ...actions: EditingAction[]) => actions.reduce(step, state);
const label = (form: FormDefinition, fieldId: string, text: string) =>
  changed(form, fieldId, { label: text });

describe('what can be done to fields', () => {
  const form = formOf(a, b, c);
  test('insert, double, remove', () => {
    expect(ids(inserted(form, fieldOf('email', 'n'), 'a'))).toBe('anbc');
    expect(ids(inserted(form, fieldOf('email', 'n'), null))).toBe('abcn');
    expect(ids(doubled(form, 'b', 'n'))).toBe('abnc');
    expect(
      doubled(formOf(fieldOf('email', 'a', { variable: 'mail' })), 'a', 'n').fields[1],
    ).toMatchObject({ variable: '' });
    expect(doubled(form, 'gone', 'n')).toBe(form);
    expect(ids(removed(form, 'b'))).toBe('ac');
  });
  test('whoever goes takes the conditions along that looked at them', () => {
    const both: FormField = {
      ...c,
      showIf: {
        every: true,
        conditions: ['a', 'b'].map((fieldId) => ({ fieldId, is: 'answered' as const, value: '' })),
      },
    };
    const hanging = formOf(a, b, both);
    expect(dependentsOf(hanging, 'a')).toEqual([both]);
    expect(removed(hanging, 'a').fields[1]?.showIf?.conditions).toHaveLength(1);
    expect(removed(removed(hanging, 'a'), 'b').fields[0]?.showIf).toBeNull();
  });
  test('move, but never above what it depends on', () => {
    expect(ids(moved(form, ['c'], 'a')!)).toBe('cab');
    expect(ids(moved(form, ['a', 'b'], null)!)).toBe('cab');
    const hanging = formOf(a, shownIf(b, 'a', 'answered'), c);
    expect(moved(hanging, ['b'], 'a')).toBeNull();
    expect(moved(hanging, ['a'], null)).toBeNull();
    expect(earlierThan(hanging, 'b')).toEqual([a]);
  });
  test('another kind keeps what both have', () => {
    const asked = fieldOf('singleChoice', 'a', { label: 'Which?', required: true });
    const hanging = formOf(asked, shownIf(b, 'a', 'equal', 'a'));
    const dropdown = ofKind(hanging, 'a', 'dropdown');
    expect(dropdown.fields[0]).toMatchObject({
      kind: 'dropdown',
      label: 'Which?',
      required: true,
      choices: asked.choices,
    });
    expect(dropdown.fields[1]?.showIf).not.toBeNull();
    const text = ofKind(hanging, 'a', 'longText');
    expect(text.fields[0]).toMatchObject({ kind: 'longText', label: 'Which?', begins: '' });
    expect(text.fields[0]).not.toHaveProperty('choices');
    expect(text.fields[1]?.showIf).toBeNull();
    expect(ofKind(hanging, 'a', 'singleChoice')).toBe(hanging);
  });
});

describe('the way back', () => {
  const begun = begin(formOf(a));
  test('letters of one text are one step, until there is a pause', () => {
    const typed = (text: string): EditingAction => ({
      ...{ type: 'changed', group: 'label a' },
      form: label(begun.form, 'a', text),
    });
    const written = after(begun, typed('W'), typed('Wh'), { type: 'paused' }, typed('Who'));
    const once = after(written, { type: 'undone' });
    expect(once.form.fields[0]?.label).toBe('Wh');
    const back = after(once, { type: 'undone' });
    expect(back.form).toEqual(begun.form);
    expect(after(back, { type: 'undone' })).toBe(back);
    const forth = after(back, { type: 'redone' }, { type: 'redone' }, { type: 'redone' });
    expect(forth.form.fields[0]?.label).toBe('Who');
  });
  test('what is changed after a step back leaves no way forth', () =>
    expect(
      after(
        begun,
        { type: 'changed', form: formOf(a, b) },
        { type: 'undone' },
        { type: 'changed', form: formOf(a, c) },
      ).future,
    ).toEqual([]));
  test('where somebody else changed it, there is none', () => {
    const mine = after(begun, { type: 'changed', form: formOf(a, b) });
    expect(upTo(mine, mine.form)).toBe(mine);
    expect(upTo(mine, formOf(a, b, c))).toMatchObject({ past: [], future: [] });
  });
});

describe('two at one form', () => {
  const base = formOf(a, b);
  test('what they did to different fields stands together', () => {
    const mine = inserted(label(base, 'a', 'Mine'), c, 'a');
    const theirs = inserted(label(base, 'b', 'Theirs'), fieldOf('email', 'd'), 'b');
    const { form, clashes } = mergedForms(base, mine, theirs);
    expect([ids(form), clashes]).toEqual(['acbd', []]);
    expect(form.fields.map((field) => field.label)).toEqual(['Mine', 'c', 'Theirs', 'd']);
  });
  test('who moves and who adds', () => {
    const { form } = mergedForms(base, formOf(b, a), formOf(a, c, b));
    expect(ids(form)).toBe('bac');
    expect(ids(mergedForms(base, formOf(b), formOf(a, b, c)).form)).toBe('bc');
  });
  test('the same field is a clash, and the same change is none', () => {
    const mine = label(base, 'a', 'Mine');
    expect(mergedForms(base, mine, label(base, 'a', 'Theirs')).clashes).toEqual(['a']);
    expect(mergedForms(base, mine, removed(base, 'a')).clashes).toEqual(['a']);
    expect(mergedForms(base, mine, mine).clashes).toEqual([]);
    expect(mergedForms(base, { ...base, intro: 'A' }, { ...base, intro: 'B' }).clashes).toEqual([
      'intro',
    ]);
  });
  test('what would depend on what stands below it is a clash of the order', () => {
    const hangs = formOf(a, shownIf(b, 'a', 'answered'));
    expect(mergedForms(base, hangs, formOf(b, a))).toEqual({ form: hangs, clashes: ['order'] });
  });
});
