import type { PlaceholderRow, VariableRow } from '@waymark/api';
import { describe, expect, test } from 'vitest';
import { peopleOf, variablesOf } from './rolledOut.ts';

const person = (planId: string, id: string, name: string, tasks = 1) =>
  ({
    planId,
    id,
    name,
    tasks,
    openTasks: tasks,
    kind: id.startsWith('r::') ? 'role' : 'placeholder',
  }) as PlaceholderRow;
const variable = (planId: string, id: string, name: string) =>
  ({ planId, id, name, value: planId }) as VariableRow;
const told = (rows: readonly PlaceholderRow[]) =>
  rows.map(({ planId, id, tasks }) => [planId, id, tasks]);

describe('whom a template and its sub-processes ask for', () => {
  const rows = [
    person('sub', 'p::own', ' it LEAD', 2),
    person('b', 'p::it', 'IT lead', 3),
    person('b', 'r::legal', 'Legal', 1),
    person('sub', 'r::legal', 'Legal', 4),
    person('other', 'p::security', 'Security', 5),
  ];
  test('is asked for once, with the tasks of all of them, as what comes first calls them', () => {
    expect(told(peopleOf(rows, ['b', 'sub', 'other']))).toEqual([
      ['b', 'p::it', 5],
      ['b', 'r::legal', 5],
      ['other', 'p::security', 5],
    ]);
    expect(told(peopleOf(rows, ['sub', 'b']))).toEqual([
      ['sub', 'p::own', 5],
      ['sub', 'r::legal', 5],
    ]);
  });
  test('of a plan that was not chosen nobody is', () => {
    expect(told(peopleOf(rows, ['b']))).toEqual([
      ['b', 'p::it', 3],
      ['b', 'r::legal', 1],
    ]);
    expect(peopleOf(rows, [])).toEqual([]);
  });
  test('a role and a placeholder that are called alike are two', () => {
    const alike = [person('b', 'r::it', 'IT'), person('sub', 'p::it', 'IT')];
    expect(peopleOf(alike, ['b', 'sub'])).toHaveLength(2);
  });
});

test('a variable of the same id or name is filled once, from what the first of the plans holds', () => {
  const rows = [
    variable('sub', 'w', 'DOMAIN'),
    variable('b', 'v', 'Domain'),
    variable('sub', 't', 'Tenant'),
  ];
  expect(variablesOf(rows, ['b', 'sub']).map(({ id, value }) => [id, value])).toEqual([
    ['v', 'b'],
    ['t', 'sub'],
  ]);
});
