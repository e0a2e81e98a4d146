import { describe, expect, test } from 'vitest';
import type { Answer, FormField } from './definition.ts';
import { fieldOf, shownIf } from './testing/fields.ts';
import { visibleFields } from './visible.ts';

const shown = (fields: FormField[], answers: Record<string, Answer>) =>
  visibleFields({ intro: '', fields }, answers).map(({ fieldId }) => fieldId);

describe('what is shown', () => {
  const choice = fieldOf('singleChoice', 'which');
  test.each([
    ['equal', 'a', { which: 'a' }, true],
    ['equal', 'a', { which: 'b' }, false],
    ['equal', 'a', {}, false],
    ['unequal', 'a', { which: 'b' }, true],
    ['unequal', 'a', {}, true],
    ['unequal', 'a', { which: 'a' }, false],
    ['answered', '', { which: 'b' }, true],
    ['answered', '', { which: '  ' }, false],
    ['unanswered', '', {}, true],
    ['unanswered', '', { which: 'a' }, false],
  ] as const)('%s %j with %j: %j', (is, value, answers, expected) =>
    expect(
      shown([choice, shownIf(fieldOf('longText', 'why'), 'which', is, value)], answers),
    ).toEqual(expected ? ['which', 'why'] : ['which']),
  );
  test.each([
    ['number', 'atLeast', '5', 5, true],
    ['number', 'atLeast', '5', 4, false],
    ['number', 'atMost', '5', 5, true],
    ['number', 'atMost', '5', 6, false],
    ['number', 'equal', '5', 5, true],
    ['rating', 'atLeast', 'many', 5, false],
    ['date', 'atLeast', '2026-11-14', '2026-11-14', true],
    ['date', 'atMost', '2026-11-14', '2026-11-15', false],
    ['multipleChoice', 'equal', 'b', ['a', 'b'], true],
    ['multipleChoice', 'unequal', 'b', ['a', 'b'], false],
    ['shortText', 'equal', 'ACME ', 'acme', true],
    ['consent', 'equal', 'true', true, true],
    ['signature', 'equal', 'anna', { name: 'Anna', drawn: '' }, true],
    ['multipleChoice', 'atLeast', '1', ['a'], false],
  ] as const)('%s %s %j with %j: %j', (kind, is, value, answer, expected) =>
    expect(
      shown([fieldOf(kind, 'q'), shownIf(fieldOf('words', 'w'), 'q', is, value)], {
        q: answer as Answer,
      }),
    ).toEqual(expected ? ['q', 'w'] : ['q']),
  );
  test('all conditions or one of them', () => {
    const both = (every: boolean): FormField => ({
      ...fieldOf('longText', 'c'),
      showIf: {
        every,
        conditions: [
          { fieldId: 'a', is: 'answered', value: '' },
          { fieldId: 'b', is: 'answered', value: '' },
        ],
      },
    });
    const above = [fieldOf('shortText', 'a'), fieldOf('shortText', 'b')];
    expect(shown([...above, both(true)], { a: 'x' })).toEqual(['a', 'b']);
    expect(shown([...above, both(false)], { a: 'x' })).toEqual(['a', 'b', 'c']);
  });
  test('what was said to a question that is hidden counts as not said', () =>
    expect(
      shown(
        [
          choice,
          shownIf(fieldOf('shortText', 'name'), 'which', 'equal', 'b'),
          shownIf(fieldOf('longText', 'more'), 'name', 'answered'),
        ],
        { which: 'a', name: 'Ping' },
      ),
    ).toEqual(['which']));
  test('a heading hides its section, and is hidden over nothing', () => {
    const section = [
      choice,
      shownIf(fieldOf('heading', 'h1'), 'which', 'equal', 'a'),
      fieldOf('shortText', 'one'),
      fieldOf('heading', 'h2'),
      shownIf(fieldOf('shortText', 'two'), 'which', 'equal', 'b'),
      fieldOf('heading', 'h3'),
    ];
    expect(shown(section, { which: 'a' })).toEqual(['which', 'h1', 'one', 'h3']);
    expect(shown(section, { which: 'b' })).toEqual(['which', 'h2', 'two', 'h3']);
  });
});
