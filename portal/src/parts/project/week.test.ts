import { expect, test } from 'vitest';
import { weekOf } from './week.ts';

const task = (id: string, dueDate: string | null) => ({
  ...{ id, dueDate, status: 'TODO' as const, turnBecause: 'assigned' as const },
  ...{ turnWho: null, place: 0, assignee: 'noor' },
});
const [late, soon, far, none] = [
  task('late', '2026-11-01'),
  task('soon', '2026-12-03'),
  task('far', '2026-12-04'),
  task('none', null),
];
const ids = (tasks: readonly { id: string }[]) => tasks.map(({ id }) => id);

test('what is due within seven days, or was due, is for this week, what is stuck stands behind it', () => {
  const { week, then } = weekOf(
    { now: [late, soon, far, none], stuck: [task('stuck', null)] },
    '2026-11-26',
  );
  expect(ids(week)).toEqual(['late', 'soon', 'stuck']);
  expect(ids(then)).toEqual(['far', 'none']);
});

test('the one to do next is for this week, though it has no day or a later one', () => {
  expect(ids(weekOf({ now: [none, far], stuck: [] }, '2026-11-26').week)).toEqual(['none']);
  expect(ids(weekOf({ now: [far, none], stuck: [] }, '2026-11-26').week)).toEqual(['far']);
});

test('with nothing to do there is nothing this week', () => {
  expect(weekOf({ now: [], stuck: [] }, '2026-11-26')).toEqual({ week: [], then: [] });
});
