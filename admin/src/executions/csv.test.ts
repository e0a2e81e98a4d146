import type { ExecutionRow } from '@waymark/api';
import { expect, test } from 'vitest';
import { executionsCsv } from './csv.ts';
import { textsNow } from '../texts/index.ts';

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
};
const cells = (csv: string) => csv.split('\r\n')[1];

test('a head, and a line for each row', () => {
  const lines = executionsCsv(textsNow(), [row, row]).split('\r\n');
  expect(lines).toHaveLength(3);
  expect(lines[0]).toBe('Client,Project,Process,Module,Status,Tasks done,Tasks,Start,End,Created,Last Updated At');
});
test('commas and quotes are quoted, an open end is empty', () => {
  expect(cells(executionsCsv(textsNow(), [row]))).toMatch(
    /^"The ""Tide"" pool","Sandbox, 2026",Onboarding,,Stuck,14,39,21\.11\.2026,22\.01\.2027,/,
  );
});
test.each(['=1+1', '+1', '-1', '@x'])('a name like a formula (%s) is defused', (clientName) => {
  expect(cells(executionsCsv(textsNow(), [{ ...row, clientName }]))).toContain(`'${clientName},`);
});
