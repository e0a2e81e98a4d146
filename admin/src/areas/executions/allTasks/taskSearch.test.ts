import { describe, expect, test } from 'vitest';
import { inRunning, openOnes, tasksPath } from './taskScope.ts';
import { askedBy, sameTasks, sameTaskView, taskFilterOf, taskSearch } from './taskSearch.ts';

const late = `${tasksPath({ q: 'sap', status: ['TODO', 'STUCKED'] }).slice(6)}&sort=planName&order=DESC&page=3&perPage=100`;
const list = { as: 'list', by: 'project' } as const;

test('a view keeps filter, order and how it is shown, and not the page', () => {
  expect(Object.fromEntries(new URLSearchParams(taskSearch(late, list)))).toEqual({
    filter: '{"q":"sap","status":["TODO","STUCKED"]}',
    sort: 'planName',
    order: 'DESC',
    as: 'list',
    by: 'project',
  });
  expect(taskSearch('?page=2&sort=dueDate&order=ASC', { as: 'board', by: 'person' })).toBe(
    'as=board',
  );
});
test('what is no filter is left out of it', () => {
  const given = {
    q: '',
    dueTo: '2026-11-30',
    status: ['DONE', 'LOST'],
    turn: 'client',
    owner: ['x'],
    assignee: [7],
  };
  expect(taskFilterOf(`?filter=${encodeURIComponent(JSON.stringify(given))}`)).toEqual({
    dueTo: '2026-11-30',
    status: ['DONE'],
    turn: ['client'],
  });
  expect([taskFilterOf('?filter={'), taskFilterOf('?filter=7'), taskFilterOf('')]).toEqual([
    {},
    {},
    {},
  ]);
});
describe('two addresses', () => {
  const turned = `${tasksPath({ status: ['STUCKED', 'TODO'], q: 'sap' }).slice(6)}&order=DESC&sort=planName`;
  test('have the same tasks, whatever the order of their words', () => {
    expect(sameTasks(late, turned)).toBe(true);
    expect(sameTasks(late, `${turned}&as=list`)).toBe(true);
    expect(sameTasks('', '?sort=dueDate&order=DESC')).toBe(false);
  });
  test('are the same view only where they show them alike', () => {
    const kept = taskSearch(late, list);
    expect(sameTaskView(kept, taskSearch(turned, list))).toBe(true);
    expect(sameTaskView(kept, taskSearch(late, { as: 'board', by: 'project' }))).toBe(false);
    expect(sameTaskView(kept, taskSearch(late, { as: 'list', by: 'due' }))).toBe(false);
  });
});
test('a view counts what it shows: a list leaves out what is done', () => {
  expect(askedBy('as=board')).toEqual(inRunning);
  expect(askedBy('as=list')).toEqual({ ...inRunning, status: openOnes });
  expect(askedBy(taskSearch(late, list))).toEqual({
    ...inRunning,
    q: 'sap',
    status: ['TODO', 'STUCKED'],
  });
});
