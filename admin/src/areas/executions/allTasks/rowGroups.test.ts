import type { TaskRow } from '@waymark/api';
import { expect, test } from 'vitest';
import { rowGroups } from './rowGroups.ts';
import { groupings } from './taskSearch.ts';

const day = { today: '2026-11-25', zone: 'UTC' };
const row = (id: string, part: Partial<TaskRow>): TaskRow =>
  ({
    id,
    status: 'TODO',
    dueDate: null,
    statusAt: null,
    assignee: null,
    planId: 'p',
    milestoneName: 'Set up',
    ...part,
  }) as TaskRow;
const rows = [
  row('a', { dueDate: '2026-11-01', assignee: 'ines', planId: 'q' }),
  row('b', { dueDate: '2026-11-26', milestoneName: 'Go live' }),
  row('c', { dueDate: '2026-11-02', assignee: 'dana', status: 'STUCKED' }),
  row('d', { assignee: 'ines', planId: 'q' }),
];
const grouped = (by: (typeof groupings)[number]) =>
  rowGroups(rows, by, day).map(({ key, rows: inIt }) => [key, inIt.map(({ id }) => id).join('')]);

test.each([
  [
    'due',
    [
      ['overdue', 'ac'],
      ['thisWeek', 'b'],
      ['later', 'd'],
    ],
  ],
  [
    'project',
    [
      ['q', 'ad'],
      ['p', 'bc'],
    ],
  ],
  [
    'person',
    [
      ['ines', 'ad'],
      ['', 'b'],
      ['dana', 'c'],
    ],
  ],
  [
    'milestone',
    [
      ['Set up', 'acd'],
      ['Go live', 'b'],
    ],
  ],
  ['none', [['', 'abcd']]],
] as const)('by %s each row stands in one group, in the order that they had', (by, groups) =>
  expect(grouped(by)).toEqual(groups),
);
