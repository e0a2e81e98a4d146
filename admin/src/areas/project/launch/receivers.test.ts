import { expect, test } from 'vitest';
import { receiversOf } from './receivers.ts';

const names = new Map([
  ['anna', { name: 'Anna Muster', first: 'Anna', kind: 'client' as const }],
  ['ben', { name: 'Ben Muster', first: 'Ben', kind: 'client' as const }],
  ['dana', { name: 'Dana Okafor', first: 'Dana', kind: 'team' as const }],
  ['p::it', { name: 'IT lead', first: 'IT lead', kind: 'placeholder' as const }],
]);
const task = (assignee: string | null, moduleId = 'm', status: 'TODO' | 'DONE' = 'TODO') => ({
  ...{ assignee, moduleId, status },
});

test('the start of a module turns to each of the client once who has something to do in it', () => {
  const tasks = [task('anna'), task('ben'), task('anna')];
  expect(receiversOf({ id: 'm' }, tasks, names)).toEqual([
    { id: 'anna', first: 'Anna' },
    { id: 'ben', first: 'Ben' },
  ]);
});

test('of who was invited and has not come yet it says so: their mail waits', () => {
  const pia = { name: 'Pia Muster', first: 'Pia', kind: 'client' as const, invited: true };
  expect(receiversOf({ id: 'm' }, [task('pia')], new Map([['pia', pia]]))).toEqual([
    { id: 'pia', first: 'Pia', invited: true },
  ]);
});

test.each([
  ['nobody', task(null)],
  ['the team', task('dana')],
  ['a placeholder', task('p::it')],
  ['somebody unknown', task('gone')],
  ['another module', task('anna', 'other')],
  ['what is done', task('anna', 'm', 'DONE')],
])('not to %s', (_who, given) => {
  expect(receiversOf({ id: 'm' }, [given], names)).toEqual([]);
});
