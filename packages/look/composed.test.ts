import { expect, test } from 'vitest';
import { isComposed } from './composed.ts';

const key = (more: object = {}) => ({ key: 'Enter', keyCode: 13, isComposing: false, ...more });

test.each<[string, boolean, Parameters<typeof isComposed>[0]]>([
  ['a key', false, key()],
  ['a key that is told without a code', false, { nativeEvent: { key: 'Enter' } }],
  ['while a word is put together', true, key({ isComposing: true })],
  ['as Safari tells the key that ended the word', true, key({ keyCode: 229 })],
  ['a key, by React', false, { ...key({ keyCode: 229 }), nativeEvent: key() }],
  [
    'while a word is put together, by React',
    true,
    { ...key(), nativeEvent: key({ isComposing: true }) },
  ],
])('%s: %s', (_, composed, event) => {
  expect(isComposed(event)).toBe(composed);
});
