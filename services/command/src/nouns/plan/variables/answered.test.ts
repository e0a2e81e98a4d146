import { inClear, nouns, type Answers, type FormField, type ProcessEvent } from '@waymark/events';
import { fieldOf } from '@waymark/events/testing';
import { describe, expect, test } from 'vitest';
import { context, given } from '../../../decisions/testing/given.ts';
import type { PlanHolder } from '../holder.ts';
import { valuesAnswered, variablesAnswered, type ValueAnswered } from './answered.ts';

const begun: ProcessEvent = {
  type: 'ProcessCreated',
  data: {
    ...{ processId: 'p', projectId: 'j', clientId: 'c', name: 'P', blueprintId: 'b' },
    ...{ start: '2026-11-01', end: '2027-01-02' },
  },
};
const seats = (value: string): ProcessEvent => ({
  type: 'VariableAdded',
  data: { variableId: 'v', name: 'Seats', type: 'NUMBER', value, label: '' },
});
const after = (...events: ProcessEvent[]) => given(nouns.process, [begun, ...events]);
const decide = (state: PlanHolder, fields: readonly FormField[], answers: Answers) =>
  decideOn(valuesAnswered(state, { intro: '', fields: [...fields] }, answers));
/** In clear, so that what was kept can be read. */
const decideOn = (values: readonly ValueAnswered[]) =>
  variablesAnswered(
    values,
    new Map(
      values.map(({ fieldId, known, value }) => [
        fieldId,
        { sealed: value, was: known && inClear(known.value) },
      ]),
    ),
    context().newId,
  ) as ProcessEvent[];
const asks = fieldOf('number', 'n', { variable: 'seats' });

describe('an answer becomes the variable that its question names', () => {
  test('in whatever case it is written, and only where it says something else', () => {
    after(seats('7'))
      .when(decide, [asks], { n: 12 })
      .then({
        type: 'VariableChanged',
        data: {
          variableId: 'v',
          from: { name: 'Seats', value: '7', label: '' },
          to: { name: 'Seats', value: '12', label: '' },
        },
      });
    after(seats('12')).when(decide, [asks], { n: 12 }).nothing();
  });
  test('which comes with it where there is none, of the type that fits', () => {
    const typeBy = (field: FormField, answer: Answers[string]) =>
      decide(after().state, [field], { q: answer }).map(({ data }) => data);
    const added = { variableId: 'new-1', name: 'x', label: '' };
    expect(typeBy(fieldOf('rating', 'q', { variable: 'x' }), 4)).toEqual([
      { ...added, type: 'NUMBER', value: '4' },
    ]);
    expect(
      typeBy(fieldOf('shortText', 'q', { variable: ' x ', mustBe: 'link' }), ' https://a.example '),
    ).toEqual([{ ...added, type: 'LINK', value: 'https://a.example' }]);
    expect(typeBy(fieldOf('multipleChoice', 'q', { variable: 'x' }), ['a', 'b'])).toEqual([
      { ...added, type: 'STRING', value: 'A, B' },
    ]);
    expect(typeBy(fieldOf('dropdown', 'q', { variable: 'x' }), 'b')).toEqual([
      { ...added, type: 'STRING', value: 'B' },
    ]);
    expect(
      typeBy(fieldOf('signature', 'q', { variable: 'x' }), { name: 'Anna ', drawn: '' }),
    ).toEqual([{ ...added, type: 'STRING', value: 'Anna' }]);
  });
  test('but not where it says nothing, or nothing that the variable can hold', () => {
    after(seats('7')).when(decide, [asks], {}).nothing();
    after(seats('7'))
      .when(decide, [fieldOf('longText', 'n', { variable: 'Seats' })], { n: 'many' })
      .nothing();
    after(seats('7'))
      .when(decide, [fieldOf('number', 'n')], { n: 12 })
      .nothing();
  });
});
