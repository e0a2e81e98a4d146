import { assert, property } from 'fast-check';
import { describe, expect, test } from 'vitest';
import { isQuestion, type Answer, type FormField, type Question } from './definition.ts';
import { filledIn, type ProblemOfAnswer } from './problems.ts';
import { formDefinition } from './schema.ts';
import { unsound } from './sound.ts';
import { anyFilled } from './testing/anyForm.ts';
import { fieldOf, questionKinds, shownIf } from './testing/fields.ts';

const formOf = (...fields: FormField[]) => ({ intro: '', fields });
const problem = (question: Question, value: Answer | undefined) => {
  const answers = value === undefined ? {} : { [question.fieldId]: value };
  return filledIn(formOf(question), answers).problems.get(question.fieldId) ?? null;
};

describe('what does not hold', () => {
  test.each(questionKinds)('%s: only where it is required, no answer', (kind) => {
    const question = fieldOf(kind, 'q');
    expect(problem(question, undefined)).toBeNull();
    expect(problem({ ...question, required: true } as Question, undefined)).toEqual({
      ...{ code: 'required', bound: null, message: '' },
    });
  });
  const day = fieldOf('date', 'q', { first: '2026-11-01', last: '2026-11-30' });
  const text = fieldOf('shortText', 'q', { least: 2, most: 4 });
  const number = fieldOf('number', 'q', { least: 0, most: 10, whole: true });
  const several = fieldOf('multipleChoice', 'q', { least: 2, most: 2 });
  const rule = (mustBe: 'letters' | 'digits' | 'link') => fieldOf('shortText', 'q', { mustBe });
  test.each<[Question, Answer, ProblemOfAnswer | null, (number | string)?]>([
    [text, 'a', 'tooShort', 2],
    [text, 'abcde', 'tooLong', 4],
    [text, ' abcd ', null],
    [text, 5, 'malformed'],
    [rule('letters'), 'Zoë O’Hara', null],
    [rule('letters'), 'R2D2', 'notLetters'],
    [rule('digits'), '0123', null],
    [rule('digits'), '12a', 'notDigits'],
    [rule('link'), 'https://acme.example/a', null],
    [rule('link'), 'javascript:alert(1)', 'notLink'],
    [fieldOf('longText', 'q', { most: 3 }), 'long', 'tooLong', 3],
    [number, -1, 'tooSmall', 0],
    [number, 11, 'tooLarge', 10],
    [number, 1.5, 'notWhole'],
    [number, Number.POSITIVE_INFINITY, 'malformed'],
    [number, '7', 'malformed'],
    [number, 7, null],
    [fieldOf('email', 'q'), 'anna@acme.example', null],
    [fieldOf('email', 'q'), 'anna@acme', 'notEmail'],
    [fieldOf('email', 'q'), 'anna @acme.example', 'notEmail'],
    [fieldOf('email', 'q'), true, 'malformed'],
    [fieldOf('phone', 'q'), '+49 (30) 1234-5', null],
    [fieldOf('phone', 'q'), 'call me', 'notPhone'],
    [day, '2026-10-31', 'tooEarly', '2026-11-01'],
    [day, '2026-12-01', 'tooLate', '2026-11-30'],
    [day, '2026-11-31', 'malformed'],
    [day, '14.11.2026', 'malformed'],
    [day, '2026-11-14', null],
    [fieldOf('dropdown', 'q'), 'gone', 'choiceGone'],
    [fieldOf('dropdown', 'q'), ['a'], 'malformed'],
    [fieldOf('singleChoice', 'q'), 'a', null],
    [several, ['a'], 'tooFew', 2],
    [fieldOf('multipleChoice', 'q', { most: 1 }), ['a', 'b'], 'tooMany', 1],
    [several, ['a', 'gone'], 'choiceGone'],
    [several, 'a', 'malformed'],
    [several, ['a', 'b'], null],
    [fieldOf('rating', 'q'), 6, 'malformed'],
    [fieldOf('rating', 'q'), 5, null],
    [fieldOf('file', 'q'), ['1', '2'], 'tooMany', 1],
    [fieldOf('file', 'q'), 'file', 'malformed'],
    [fieldOf('file', 'q'), ['1'], null],
    [fieldOf('signature', 'q'), 'Anna', 'malformed'],
    [fieldOf('signature', 'q'), { name: 'Anna', drawn: 'M0 0' }, null],
    [fieldOf('consent', 'q'), 'yes', 'malformed'],
    [fieldOf('consent', 'q'), true, null],
  ])('%j with %j: %s', (question, value, code, bound) =>
    expect(problem(question, value)).toEqual(code && { code, bound: bound ?? null, message: '' }),
  );
  test('the form’s own words are said of what does not hold, not of what is missing', () => {
    const own = fieldOf('email', 'q', { message: 'Your work address, please', required: true });
    expect(problem(own, 'no')?.message).toBe('Your work address, please');
    expect(problem(own, undefined)?.message).toBe('');
  });
  test('progress counts the questions that are shown', () =>
    expect(
      filledIn(
        formOf(
          fieldOf('heading', 'h'),
          fieldOf('email', 'mail'),
          fieldOf('shortText', 'a'),
          shownIf(fieldOf('shortText', 'b'), 'a', 'answered'),
        ),
        { mail: 'no', a: 'yes', stranger: 'x' },
      ),
    ).toMatchObject({ questions: 3, answered: 1, kept: { mail: 'no', a: 'yes' } }));
});

test('what was dropped never mattered: kept answers show, hold and count the same', () =>
  assert(
    property(anyFilled, ([form, answers]) => {
      expect(unsound(form)).toBeNull();
      const once = filledIn(form, answers);
      const again = filledIn(form, once.kept);
      expect(again).toEqual(once);
      const asked = new Set(once.shown.filter(isQuestion).map(({ fieldId }) => fieldId));
      for (const id of [...Object.keys(once.kept), ...once.problems.keys()])
        expect(asked).toContain(id);
      expect(formDefinition.parse(form)).toEqual(form);
    }),
    { numRuns: Number(process.env['FORM_RUNS'] ?? 300) },
  ));
