import { expect, test } from 'vitest';
import { edgeOf, movedBy, within, type Cell } from './cells.ts';

const rows = ['a', 'b', 'c'].map((id) => ({ id }));
const cell = (taskId: string, column: Cell['column']): Cell => ({ taskId, column });

test('a step leads to the cell beside, and stops at the edge', () => {
  expect(movedBy(rows, cell('a', 'headline'), 1, 1)).toEqual(cell('b', 'assignee'));
  expect(movedBy(rows, cell('c', 'seenBy'), 1, 1)).toEqual(cell('c', 'seenBy'));
  expect(movedBy(rows, cell('a', 'headline'), -1, -1)).toEqual(cell('a', 'headline'));
  expect(movedBy([], cell('a', 'headline'), 1, 0)).toEqual(cell('a', 'headline'));
});
test('edges are those of the row, or of the sheet', () => {
  expect(edgeOf(rows, cell('b', 'dueInDays'), true, false)).toEqual(cell('b', 'seenBy'));
  expect(edgeOf(rows, cell('b', 'dueInDays'), false, true)).toEqual(cell('a', 'headline'));
});
test('a range holds what lies between its corners, whichever was first', () => {
  const range = { from: cell('c', 'dueInDays'), to: cell('b', 'assignee') };
  expect(within(rows, range)).toEqual({ rows: rows.slice(1), columns: ['assignee', 'dueInDays'] });
});
test('a range whose corner has gone holds nothing', () => {
  expect(within(rows, { from: cell('x', 'headline'), to: cell('b', 'headline') }).rows).toEqual([]);
});
