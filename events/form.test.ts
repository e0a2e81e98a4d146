import { expect, test } from 'vitest';
import { formEvents, formNoun, noForm, type FormEvent } from './form.ts';
import { fieldOf } from './forms/testing/fields.ts';
import { touchedBy } from './nouns.ts';
import { taskTypes } from './taskTypes/index.ts';
import { tellFormChange } from './forms/tellChange.ts';

const named = { formId: 'f', name: 'Sign-on' };
const [mail, heading] = [fieldOf('email', 'mail'), fieldOf('heading', 'h')];
const change = { ...named, intro: null, fields: [], order: null };

test('what a change of a form touches is what two people can both not change', () => {
  const touched = (data: object) =>
    touchedBy('form', { type: 'FormChanged', data: { ...change, ...data } }, noForm);
  expect(touched({ intro: { from: '', to: 'A' }, order: { from: [], to: [] } })).toEqual([
    'intro',
    'order',
  ]);
  expect(
    touched({
      fields: [
        { from: null, to: mail },
        { from: heading, to: null },
        { from: null, to: null },
      ],
    }),
  ).toEqual(['field/mail', 'field/h', 'field/']);
  for (const { type } of formEvents.filter((one) => one.type !== 'FormChanged'))
    expect(touchedBy('form', { type, data: named }, noForm)).toEqual(expect.any(Array));
});

test('the history tells what people see of a change', () => {
  const told = (
    from: typeof mail | typeof heading | null,
    to: typeof mail | typeof heading | null,
  ) =>
    tellFormChange({ ...change, fields: [{ from, to }] }).changes.map(
      ({ type, oldValue, newValue }) => [type, oldValue, newValue],
    );
  expect(told(null, mail)).toEqual([['created', null, 'mail']]);
  expect(told(heading, null)).toEqual([['removed', 'h', null]]);
  expect(told(null, null)).toEqual([['removed', null, null]]);
  expect(told(mail, { ...mail, help: 'At work', required: true }).map(([, , now]) => now)).toEqual([
    'At work',
    expect.objectContaining({ key: 'value.yes' }),
  ]);
  expect(told(heading, { ...heading, label: 'People' })).toEqual([['modified', 'h', 'People']]);
  const intro = tellFormChange({ ...change, intro: { from: '', to: 'Ten minutes.' } });
  expect(intro.changes).toMatchObject([{ oldValue: null, newValue: 'Ten minutes.' }]);
});

test('a form that goes and comes back keeps what it is', () => {
  const added: FormEvent = { type: 'FormAdded', data: { ...named, clonedFrom: null } };
  const after = (...events: FormEvent[]) => events.reduce(formNoun.evolve, noForm);
  const gone = after(added, { type: 'FormDeleted', data: named });
  expect([gone.life, gone.name]).toEqual(['deleted', 'Sign-on']);
  expect(formNoun.evolve(gone, { type: 'FormRestored', data: named })).toEqual(after(added));
});

test('a task says which form it asks for once one was chosen', () => {
  const { begins } = taskTypes.kinds.form;
  expect(taskTypes.says(begins)).toEqual({ form: null, version: null });
  expect(taskTypes.says({ ...begins, formId: 'f', version: 2, name: 'Sign-on' })).toEqual({
    form: 'Sign-on',
    version: '2',
  });
  expect(taskTypes.given.safeParse({ ...begins, formId: 'f' }).success).toBe(false);
});
