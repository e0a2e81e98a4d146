import { expect, test } from 'vitest';
import { hrefOrVariable, line } from './givenText.ts';

test('a link is taken with its blanks escaped, or as the variable that holds one', () => {
  const taken = (typed: string) => hrefOrVariable.safeParse(typed);
  expect(taken(' https://x.example/a b ').data).toBe('https://x.example/a%20b');
  expect(taken('tel:+49 30').data).toBe('tel:+4930');
  expect(taken('{{variable:site}}').data).toBe('{{variable:site}}');
  for (const none of ['x.example', '//x.example', 'javascript:x()'])
    expect(taken(none).error?.issues.map(({ message }) => message)).toEqual([
      'must begin with https://, http://, mailto: or tel:',
    ]);
});

test('a line is tidied, and may be empty', () => {
  expect([line.parse(' a\u00a0 b\n'), line.parse('\u200b')]).toEqual(['a b', '']);
});
