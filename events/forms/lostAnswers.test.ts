import { assert, property } from 'fast-check';
import { expect, test } from 'vitest';
import type { Answer, FormField } from './definition.ts';
import { lostAnswers } from './lostAnswers.ts';
import { anyFilled } from './testing/anyForm.ts';
import { fieldOf } from './testing/fields.ts';

const formOf = (...fields: FormField[]) => ({ intro: '', fields });
const lost = (from: FormField, to: FormField | null, answer: Answer) =>
  lostAnswers(formOf(from), formOf(...(to === null ? [] : [to])), { q: answer }).map(
    ({ fieldId }) => fieldId,
  );

test.each([
  ['asked no more', fieldOf('email', 'q'), null, 'a@b.example', ['q']],
  ['words now', fieldOf('email', 'q'), fieldOf('words', 'q'), 'a@b.example', ['q']],
  ['of another kind', fieldOf('shortText', 'q'), fieldOf('number', 'q'), 'seven', ['q']],
  [
    'its choice is gone',
    fieldOf('dropdown', 'q'),
    fieldOf('dropdown', 'q', { choices: [] }),
    'a',
    ['q'],
  ],
  [
    'asked as before',
    fieldOf('email', 'q'),
    fieldOf('email', 'q', { label: 'Work e-mail' }),
    'a@b.example',
    [],
  ],
  [
    'too long now, which is asked about',
    fieldOf('longText', 'q'),
    fieldOf('shortText', 'q', { most: 2 }),
    'long',
    [],
  ],
  ['nothing was said', fieldOf('email', 'q'), null, ' ', []],
] as const)('%s', (_, from, to, answer, expected) =>
  expect(lost(from, to, answer)).toEqual(expected),
);

test('of the same form nothing that held is lost', () =>
  assert(
    property(anyFilled, ([form, answers]) => {
      const gone = lostAnswers(form, form, answers).map(({ fieldId }) => fieldId);
      for (const fieldId of gone) expect(answers[fieldId]).toBeDefined();
      expect(lostAnswers(form, form, {})).toEqual([]);
    }),
    { numRuns: 100 },
  ));
