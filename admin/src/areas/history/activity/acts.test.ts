import type { HistoryRow } from '@waymark/api';
import { describe, expect, test } from 'vitest';
import { actsOf, saidOf } from './acts.ts';

let position = 0;
const row = (is: Partial<HistoryRow>): HistoryRow => {
  const id = `${(position += 1)}`;
  return {
    ...{
      id,
      position: id,
      revision: id,
      planId: 'p',
      planKind: 'blueprint',
      planName: null,
      about: [],
      moduleId: 'a',
      taskId: null,
    },
    ...{
      event: 'TaskDueSet',
      command: 'ChangeTasks',
      at: '2026-11-14T10:00:00.000Z',
      cause: null,
      changes: [],
    },
    ...{ actorId: 'dana', actorName: 'Dana', actorParty: 'team', sentence: 's', headline: 'h' },
    ...is,
  };
};
const sizes = (rows: HistoryRow[]) => actsOf(rows).map((act) => act.rows.length);
const said = (rows: HistoryRow[]) => saidOf({ rows });

describe('rows become one line', () => {
  test('where one command said the same twice', () => {
    expect(sizes([row({ taskId: 't1' }), row({ taskId: 't2' })])).toEqual([2]);
  });

  test('where one command said three different things', () => {
    expect(sizes([row({}), row({ event: 'TaskAdded' }), row({ event: 'TaskRemoved' })])).toEqual([
      3,
    ]);
  });

  test('acts hold every row of the history, in its order', () => {
    const rows = [row({}), row({}), row({ command: 'RenameTask' }), row({ planId: 'q' })];
    expect(actsOf(rows).flatMap((act) => act.rows)).toEqual(rows);
  });
});

describe('rows stay apart', () => {
  test('where two are of different kinds', () => {
    expect(sizes([row({}), row({ event: 'TaskAssigned' })])).toEqual([1, 1]);
  });

  test.each<[string, Partial<HistoryRow>]>([
    ['of another command', { command: 'SetTaskDue' }],
    ['of another moment', { at: '2026-11-14T10:00:00.001Z' }],
    ['of somebody else', { actorId: 'mikkel' }],
    ['of a program with the same id', { actorParty: 'apiKey' }],
    ['of another plan', { planId: 'q' }],
  ])('%s', (_, other) => {
    expect(sizes([row({}), row(other)])).toEqual([1, 1]);
  });

  test('where something else happened in between', () => {
    expect(sizes([row({}), row({ command: 'SetTaskDue' }), row({})])).toEqual([1, 1, 1]);
  });
});

describe('one line tells', () => {
  test.each<[string, Partial<HistoryRow>[], ReturnType<typeof saidOf>]>([
    [
      'tasks added',
      [
        { event: 'TaskAdded', taskId: 't1' },
        { event: 'TaskAdded', taskId: 't2' },
      ],
      { key: 'added', count: 2 },
    ],
    [
      'tasks deleted',
      [
        { event: 'TaskRemoved', taskId: 't1' },
        { event: 'TaskRemoved', taskId: 't2' },
      ],
      { key: 'deleted', count: 2 },
    ],
    [
      'tasks changed, each once',
      [{ taskId: 't1' }, { taskId: 't1', event: 'TaskAssigned' }, { taskId: 't2' }],
      { key: 'changed', count: 2 },
    ],
    [
      'modules changed',
      [{ event: 'ModuleRenamed' }, { event: 'ModuleRenamed', moduleId: 'b' }],
      { key: 'changedModules', count: 2 },
    ],
    [
      'whatever else as so many changes',
      [{ event: 'TaskAdded', taskId: 't1' }, { event: 'ModuleAdded' }, { taskId: 't2' }],
      { key: 'together', count: 3 },
    ],
    [
      'what is of the plan alone as changes',
      [
        { moduleId: null, event: 'PlanRenamed' },
        { moduleId: null, event: 'PlanRenamed' },
      ],
      { key: 'together', count: 2 },
    ],
  ])('%s', (_, rows, expected) => {
    expect(said(rows.map(row))).toEqual(expected);
  });
});
