import { describe, expect, test } from 'vitest';
import { groupTotal } from './groupTotals.ts';

const monday = '2026-11-23';
const asked = { q: 'sap' };
const open = { q: 'sap', status: ['TODO', 'IN_PROGRESS', 'STUCKED'] };

describe('a group by day counts', () => {
  const late = { ...open, dueTo: '2026-11-22' };
  const week = { ...open, dueFrom: '2026-11-23', dueTo: '2026-11-29' };
  const done = { q: 'sap', status: ['DONE'] };
  const lately = { ...done, statusFrom: '2026-11-16' };
  test.each([
    ['overdue', { of: late, less: [] }],
    ['thisWeek', { of: week, less: [] }],
    ['later', { of: open, less: [late, week] }],
    ['lately', { of: lately, less: [] }],
    ['before', { of: done, less: [lately] }],
  ] as const)('%s', (group, total) =>
    expect(groupTotal('due', group, asked, monday)).toEqual(total),
  );
  test('within the days and statuses that are asked for', () => {
    const narrow = {
      status: ['STUCKED' as const, 'DONE' as const],
      dueFrom: '2026-11-20',
      dueTo: '2026-11-25',
    };
    const stuck = { ...narrow, status: ['STUCKED'] };
    expect(groupTotal('due', 'overdue', narrow, monday).of).toEqual({
      ...stuck,
      dueTo: '2026-11-22',
    });
    expect(groupTotal('due', 'thisWeek', narrow, monday).of).toEqual({
      ...stuck,
      dueFrom: '2026-11-23',
    });
    expect(groupTotal('due', 'thisWeek', { dueFrom: '2026-11-25' }, monday).of).toMatchObject({
      dueFrom: '2026-11-25',
      dueTo: '2026-11-29',
    });
  });
});

test.each([
  ['project', 'p1', { planId: ['p1'] }],
  ['person', 'dana', { assignee: ['dana'] }],
  ['person', '', { withoutAssignee: true }],
  ['milestone', 'Go-live', { milestoneName: ['Go-live'] }],
] as const)('a group by %s counts what has "%s"', (by, key, more) =>
  expect(groupTotal(by, key, asked, monday)).toEqual({ of: { ...asked, ...more }, less: [] }),
);
