import { describe, expect, test } from 'vitest';
import type { Condition, FormField } from './definition.ts';
import { unreachable } from './reachable.ts';
import { fieldOf, shownIf } from './testing/fields.ts';

const found = (...fields: FormField[]) => unreachable({ intro: '', fields }).at(-1);
const words = fieldOf('words', 'w');
const when = (
  every: boolean,
  ...conditions: (readonly [string, Condition['is'], string])[]
): FormField => ({
  ...words,
  showIf: { every, conditions: conditions.map(([fieldId, is, value]) => ({ fieldId, is, value })) },
});
const one = fieldOf('singleChoice', 'q');
const several = fieldOf('multipleChoice', 'q');
const number = fieldOf('number', 'q', { least: 2, most: 8 });
const rating = fieldOf('rating', 'q', { steps: 5 });
const date = fieldOf('date', 'q', { first: '2026-11-02', last: '2026-11-20' });
const text = fieldOf('shortText', 'q');

describe('a field can be shown', () => {
  test.each<[string, ...FormField[]]>([
    ['without conditions', words],
    ['with none in their list', { ...words, showIf: { every: true, conditions: [] } }],
    ['by a choice that is there', one, shownIf(words, 'q', 'equal', 'a')],
    ['by a choice that is not chosen', one, shownIf(words, 'q', 'unequal', 'a')],
    ['by two choices of several', several, when(true, ['q', 'equal', 'a'], ['q', 'equal', 'b'])],
    ['by one choice or the other', one, when(false, ['q', 'equal', 'a'], ['q', 'equal', 'b'])],
    [
      'by a number within its bounds',
      number,
      when(true, ['q', 'atLeast', '2'], ['q', 'atMost', '8']),
    ],
    [
      'by a number beyond them, where another condition does',
      number,
      when(false, ['q', 'atLeast', '9'], ['q', 'answered', '']),
    ],
    [
      'by a day within',
      date,
      when(true, ['q', 'atLeast', '2026-11-02'], ['q', 'equal', '2026-11-20']),
    ],
    ['by words', text, shownIf(words, 'q', 'equal', 'yes')],
    ['by what was not said', text, when(true, ['q', 'unanswered', ''], ['q', 'unequal', 'x'])],
    [
      'by what is never asked not being said',
      shownIf(one, 'x', 'answered'),
      shownIf(words, 'q', 'unanswered'),
    ],
  ])('%s', (_, ...fields) => expect(found(...fields)).toBeNull());
});

describe('a field cannot be shown', () => {
  test.each<[string, string, ...FormField[]]>([
    ['choiceGone', 'by a choice that was deleted', one, shownIf(words, 'q', 'equal', 'c')],
    [
      'choiceGone',
      'even where others would do',
      one,
      when(false, ['q', 'equal', 'a'], ['q', 'unequal', 'c']),
    ],
    [
      'comparedWithNothing',
      'by a comparison with nothing',
      text,
      shownIf(words, 'q', 'equal', ' '),
    ],
    ['comparedWithNothing', 'by at least nothing', number, shownIf(words, 'q', 'atLeast')],
    [
      'comparedWithNothing',
      'by a number that is none',
      number,
      shownIf(words, 'q', 'atMost', 'many'),
    ],
    ['comparedWithNothing', 'by a day that is none', date, shownIf(words, 'q', 'equal', '20.11.')],
    [
      'neverShown',
      'by two choices of one',
      one,
      when(true, ['q', 'equal', 'a'], ['q', 'equal', 'b']),
    ],
    [
      'neverShown',
      'by a choice and not that choice',
      several,
      when(true, ['q', 'equal', 'a'], ['q', 'unequal', 'a']),
    ],
    [
      'neverShown',
      'by an answer and none',
      text,
      when(true, ['q', 'answered', ''], ['q', 'unanswered', '']),
    ],
    ['neverShown', 'by more than there can be', number, shownIf(words, 'q', 'atLeast', '9')],
    ['neverShown', 'by less than there can be', number, shownIf(words, 'q', 'atMost', '1')],
    ['neverShown', 'by a number that it never is', number, shownIf(words, 'q', 'equal', '1')],
    ['neverShown', 'by more stars than there are', rating, shownIf(words, 'q', 'equal', '6')],
    ['neverShown', 'by a day before the first', date, shownIf(words, 'q', 'atMost', '2026-11-01')],
    [
      'neverShown',
      'by sizes that exclude each other',
      number,
      when(true, ['q', 'atLeast', '7'], ['q', 'atMost', '3']),
    ],
    [
      'neverShown',
      'by days that exclude each other',
      date,
      when(true, ['q', 'atLeast', '2026-11-10'], ['q', 'equal', '2026-11-05']),
    ],
    [
      'neverShown',
      'where none of several can hold',
      number,
      when(false, ['q', 'atLeast', '9'], ['q', 'atMost', '1']),
    ],
    [
      'neverShown',
      'by the answer to what is never asked',
      text,
      shownIf(fieldOf('singleChoice', 'r'), 'q', 'equal', ''),
      shownIf(words, 'r', 'answered'),
    ],
    [
      'neverShown',
      'below a heading that never is',
      text,
      shownIf(fieldOf('heading', 'h'), 'q', 'equal', ''),
      words,
    ],
  ])('%s: %s', (fault, _, ...fields) => expect(found(...fields)).toBe(fault));
});
