import type { ExecutionRow } from '@waymark/api';
import { expect, test } from 'vitest';
import type { ColumnId } from './columns.ts';
import { executionsCsv, peopleIn } from './csv.ts';
import { textsNow } from '../../../base/texts/index.ts';

const row: ExecutionRow = {
  id: 'e',
  name: 'Onboarding',
  projectId: 'p',
  projectName: 'Sandbox, 2026',
  clientId: 'c',
  clientName: 'The "Tide" pool',
  blueprintId: 'b',
  status: 'STUCKED',
  currentModule: null,
  tasksTotal: 39,
  tasksDone: 14,
  tasksStuck: 1,
  clientTurn: 6,
  donePercentage: 35,
  start: '2026-11-21',
  end: '2027-01-22',
  createdAt: '2026-11-21T08:00:00Z',
  updatedAt: '2026-11-21T08:41:00Z',
  planRevision: '7',
  followers: [],
  owner: null,
  turn: 'client',
  turnWho: 'jonas',
  turnBecause: 'assigned',
  turnSince: '2026-11-20T08:00:00Z',
  turnTasks: 2,
  turnTask: 't',
  turnModule: 'm',
  doneBy: [0, 0, 3, 3, 9, 9, 14, 14],
  isOver: false,
  overdue: 1,
  overdueDays: 3,
};
const shown = ['client', 'process', 'status', 'dates', 'actions'] as const;
const names = new Map([['jonas', 'Jonas Weber']]);
const csv = (rows: readonly ExecutionRow[], columns: readonly ColumnId[] = shown) =>
  executionsCsv(textsNow(), rows, columns, names).slice(1).trim().split('\r\n');

test('a head, and a line for each row', () => {
  const lines = csv([row, row]);
  expect(lines).toHaveLength(3);
  expect(lines[0]).toBe('Client,Project,Process,Module,Status,Tasks done,Tasks,Start,End');
});
test('with the columns that are shown, in their order, and people by name', () => {
  expect(csv([row], ['client', 'overdue', 'turn', 'owner'])).toEqual([
    'Client,Project,Overdue tasks,Days overdue,Turn,Turn since,Owner',
    '"The ""Tide"" pool","Sandbox, 2026",1,3,Client: Jonas Weber,20.11.2026,',
  ]);
  expect(peopleIn([row], ['turn', 'owner'])).toEqual(['jonas']);
  expect(peopleIn([row], ['client'])).toEqual([]);
});
test('what is done is nobody’s for good, as in the table', () =>
  expect(
    csv(
      [{ ...row, turn: 'nobody', turnWho: null, turnBecause: 'done', turnSince: null }],
      ['turn'],
    )[1],
  ).toBe('Nobody,'));
test('commas and quotes are quoted, an open end is empty', () => {
  expect(csv([row])[1]).toBe(
    '"The ""Tide"" pool","Sandbox, 2026",Onboarding,,Stuck,14,39,21.11.2026,22.01.2027',
  );
});
test.each(['=1+1', '+A1', '-1+2', '@x'])('a name like a formula (%s) is defused', (clientName) => {
  expect(csv([{ ...row, clientName }])[1]).toContain(`'${clientName},`);
});
