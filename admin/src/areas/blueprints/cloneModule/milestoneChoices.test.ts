import type { MilestoneRow } from '@waymark/api';
import { expect, test } from 'vitest';
import { milestoneChoices } from './milestoneChoices.ts';

const rows = (...ids: string[]) =>
  ids.map((id, i) => ({ id, name: id, weight: i + 1 })) as MilestoneRow[];

test('of a process its own milestones are offered', () => {
  expect(milestoneChoices(rows('a', 'b'), [])).toEqual([
    { id: 'a', name: 'a', after: null },
    { id: 'b', name: 'b', after: null },
  ]);
});

test('of a sub-process also those that its process has got since, behind its own', () => {
  expect(
    milestoneChoices(rows('a', 'own'), rows('a', 'new')).map(({ id, after }) => [id, after]),
  ).toEqual([
    ['a', null],
    ['own', null],
    ['new', 2],
  ]);
  expect(milestoneChoices([], rows('a'))).toEqual([{ id: 'a', name: 'a', after: 0 }]);
});
