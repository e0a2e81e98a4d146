import type { PersonHere } from '@waymark/api';
import { expect, test } from 'vitest';
import { othersAt } from './othersAt.ts';

const here = (accountId: string, more: Partial<PersonHere> = {}): PersonHere => ({
  accountId,
  planId: 'p',
  moduleId: 'm',
  at: null,
  writing: false,
  ...more,
});

test('the others of this place alone, without oneself', () => {
  const all = [
    here('me'),
    here('dana'),
    here('priya', { moduleId: 'n' }),
    here('mikkel', { planId: 'q' }),
  ];
  expect(othersAt(all, { planId: 'p', moduleId: 'm' }, 'me')).toEqual([here('dana')]);
  expect(othersAt(all, { planId: 'p' }, 'me').map(({ accountId }) => accountId)).toEqual([
    'dana',
    'priya',
  ]);
});

test('who has two windows is one, where they write or else where they are', () => {
  const writes = here('dana', { at: 'b', writing: true });
  expect(
    othersAt([here('dana'), writes, here('dana', { at: 'c' })], { planId: 'p' }, 'me'),
  ).toEqual([writes]);
  expect(othersAt([here('dana'), here('dana', { at: 'c' })], { planId: 'p' }, 'me')).toEqual([
    here('dana', { at: 'c' }),
  ]);
});
