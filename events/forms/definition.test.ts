import { assert, property } from 'fast-check';
import { describe, expect, test } from 'vitest';
import { formChange, withChange } from './changes.ts';
import type { FormField } from './definition.ts';
import { givenAnswers, givenField } from './schema.ts';
import { mostFields, unfinished, unsound } from './sound.ts';
import { anyFilled } from './testing/anyForm.ts';
import { fieldKinds } from './newField.ts';
import { fieldOf, shownIf } from './testing/fields.ts';

const formOf = (...fields: FormField[]) => ({ intro: '', fields });

describe('a form can be saved', () => {
  const a = fieldOf('shortText', 'a');
  test.each([
    ['twice', 1, [a, a]],
    ['conditionNotEarlier', 0, [shownIf(fieldOf('words', 'w'), 'a', 'answered'), a]],
    ['conditionNotEarlier', 0, [shownIf(a, 'a', 'answered')]],
    ['conditionNotEarlier', 1, [fieldOf('words', 'w'), shownIf(a, 'w', 'answered')]],
    ['conditionNotEarlier', 0, [shownIf(a, 'gone', 'answered')]],
    [
      'tooManyFields',
      null,
      Array.from({ length: mostFields + 1 }, (_, nth) => fieldOf('words', `${nth}`)),
    ],
  ] as const)('unless %s', (code, at, fields) =>
    expect(unsound(formOf(...fields))).toEqual({ code, at }),
  );
});

describe('a form can be published', () => {
  test.each([
    ['noFields', null, [fieldOf('heading', 'h')]],
    ['noLabel', 1, [fieldOf('email', 'a'), fieldOf('heading', 'h', { label: ' ' })]],
    ['noChoices', 0, [fieldOf('dropdown', 'a', { choices: [] })]],
    ['noChoices', 0, [fieldOf('dropdown', 'a', { choices: [{ choiceId: 'a', label: ' ' }] })]],
    ['boundsCrossed', 0, [fieldOf('number', 'a', { least: 3, most: 2 })]],
    ['boundsCrossed', 0, [fieldOf('date', 'a', { first: '2026-11-02', last: '2026-11-01' })]],
    [
      'choiceGone',
      1,
      [fieldOf('dropdown', 'a'), shownIf(fieldOf('email', 'b'), 'a', 'equal', 'gone')],
    ],
    [
      'comparedWithNothing',
      1,
      [fieldOf('number', 'a'), shownIf(fieldOf('email', 'b'), 'a', 'atLeast')],
    ],
    [
      'neverShown',
      1,
      [fieldOf('rating', 'a', { steps: 5 }), shownIf(fieldOf('email', 'b'), 'a', 'atLeast', '6')],
    ],
    [
      'variableTwice',
      1,
      [
        fieldOf('email', 'a', { variable: 'contact' }),
        fieldOf('email', 'b', { variable: 'contact' }),
      ],
    ],
  ] as const)('unless %s', (code, at, fields) =>
    expect(unfinished(formOf(...fields))).toEqual([{ code, at }]),
  );
  test('as it is', () =>
    expect(unfinished(formOf(...fieldKinds.map((kind) => fieldOf(kind, kind))))).toEqual([]));
});

test('what changed leads from any form to any other', () =>
  assert(
    property(anyFilled, anyFilled, ([before], [after]) => {
      const change = formChange(before, after);
      expect(change === null ? before : withChange(before, change)).toEqual(after);
      expect(formChange(after, after)).toBeNull();
    }),
  ));

describe('what a command may bring', () => {
  test.each(fieldKinds)('%s', (kind) => {
    const field = fieldOf(kind, 'a');
    expect(givenField.parse(field)).toEqual(field);
    expect(givenField.safeParse({ ...field, fieldId: 'a/b' }).success).toBe(false);
    expect(givenField.safeParse({ ...field, label: 'x'.repeat(5001) }).success).toBe(false);
    expect(givenField.safeParse({ ...field, label: '\u0000' }).success).toBe(false);
  });
  test.each([
    fieldOf('rating', 'a', { steps: 11 }),
    fieldOf('file', 'a', { files: 0 }),
    fieldOf('dropdown', 'a', {
      choices: Array.from({ length: 201 }, (_, nth) => ({ choiceId: `${nth}`, label: 'x' })),
    }),
    fieldOf('shortText', 'a', { help: 'x'.repeat(501) }),
  ])('not %j', (field) => expect(givenField.safeParse(field).success).toBe(false));
  test('answers within their bounds', () => {
    const good = { a: 'x', b: 1, c: true, d: ['1'], e: { name: 'Anna', drawn: 'M10 20L30.5 40' } };
    expect(givenAnswers.parse(good)).toEqual(good);
    for (const bad of ['\u0000', 'x'.repeat(20_001), { name: 'A', drawn: '<svg onload=x>' }])
      expect(givenAnswers.safeParse({ a: bad }).success).toBe(false);
    const many = Object.fromEntries(
      Array.from({ length: 30 }, (_, nth) => [nth, 'x'.repeat(19_000)]),
    );
    expect(givenAnswers.safeParse(many).success).toBe(false);
  });
});
