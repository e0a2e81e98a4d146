import { expect, test } from 'vitest';
import { holdersOf, lastDue } from './moduleFacts.ts';

const task = (turn: 'client' | 'seller' | 'nobody', who: string | null, rest: object = {}) => ({
  ...{ turn, turnBecause: 'assigned' as const, turnWho: who, assignee: who },
  ...rest,
});
const ours = { owner: 'olga', ofTeam: (id: string) => ['olga', 'tim'].includes(id) };

test('a module is due with the last of its tasks', () => {
  expect(
    lastDue([
      { dueDate: '2026-12-02' },
      { dueDate: null },
      { dueDate: '2026-12-09' },
      { dueDate: '2026-12-04' },
    ]),
  ).toBe('2026-12-09');
  expect(lastDue([{ dueDate: null }])).toBeNull();
});

test('whoever has to act stands once, with how many tasks, and whoever has most of them first', () => {
  expect(
    holdersOf([task('seller', 'tim'), task('client', 'mia'), task('client', 'mia')], ours),
  ).toEqual([
    { side: 'client', who: 'mia', tasks: 2 },
    { side: 'seller', who: 'tim', tasks: 1 },
  ]);
});

test('what nobody of the team has is with the owner, and with nobody where there is none', () => {
  expect(holdersOf([task('seller', null)], ours)).toEqual([
    { side: 'seller', who: 'olga', tasks: 1 },
  ]);
  expect(holdersOf([task('seller', null)], { ...ours, owner: null })).toEqual([
    { side: 'seller', who: null, tasks: 1 },
  ]);
});

test('what is done or nobody’s turn counts for nobody', () => {
  expect(
    holdersOf([task('client', 'mia', { turnBecause: 'done' }), task('nobody', null)], ours),
  ).toEqual([]);
});
