import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { unsoundOnes } from '../plan/testing/unsound.ts';
import { taskContent, taskTypes } from './index.ts';

const simple = (text: string, href = 'https://example.com') =>
  ({ type: 'simple', action: { href, text } }) as const;

test('the button of a simple task reads Do it now unless it says otherwise', () => {
  expect(taskTypes.given.parse(simple(''))).toEqual(simple('Do it now'));
  expect(taskTypes.given.parse(simple('Go'))).toEqual(simple('Go'));
});
test('its link leads to a page or a mail', () => {
  expect(taskTypes.given.safeParse(simple('Go', 'javascript:x')).success).toBe(false);
});
test('it says where it leads', () => {
  expect(taskTypes.says(simple('Go'))).toEqual({ link: 'Go (https://example.com)' });
  expect(taskTypes.says({ type: 'simple', action: null })).toEqual({ link: null });
});
test.each(taskTypes.types)(
  'a new %s task holds what its type says, and its history has words in each language',
  (type) => {
    const { begins, words } = taskTypes.kinds[type];
    expect(taskContent.parse(begins)).toEqual(begins);
    expect(begins.type).toBe(type);
    for (const { changed, fields } of Object.values(words)) {
      expect(changed('Sign')).toMatch(/^[a-z].*Sign/);
      for (const name of Object.values(fields)) expect(name).toMatch(/^\S/);
    }
  },
);

/**
 * `examples/<type>.json` are frozen: contents as they stand in somebody's events. A schema may grow
 * only so that each can be read.
 */
describe('frozen examples', () => {
  const folder = new URL('./examples/', import.meta.url);
  test('there is one of each', () => {
    expect(readdirSync(folder).toSorted()).toEqual(
      taskTypes.types.map((type) => `${type}.json`).toSorted(),
    );
  });
  test.each(taskTypes.types)('%s is read whole', (type) => {
    const example = JSON.parse(readFileSync(new URL(`${type}.json`, folder), 'utf8')) as never;
    expect(taskContent.parse(example)).toEqual(example);
    expect(taskTypes.given.parse(example)).toEqual(example);
    for (const unsound of unsoundOnes(example))
      expect(taskTypes.given.safeParse(unsound).success).toBe(false);
    expect(taskTypes.plainText(example)).toEqual(expect.any(String));
  });
});
