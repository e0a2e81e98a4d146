import { expect, test } from 'vitest';
import { pathOf, progressLine } from './progressLine.ts';

const row = {
  doneBy: [0, 1, 2],
  tasksDone: 2,
  tasksTotal: 4,
  start: '2026-11-01',
  end: '2026-11-21',
};

test('shares of all tasks, beside what the dates ask for by today', () =>
  expect(progressLine(row, '2026-11-11')).toEqual({ done: [0, 0.25, 0.5], planned: 0.5 }));
test('the last is what is done now, wherever today begins', () =>
  expect(progressLine({ ...row, tasksDone: 3 }, '2026-11-11')?.done.at(-1)).toBe(0.75));
test.each([
  ['2026-10-01', 0],
  ['2026-11-01', 0],
  ['2026-12-24', 1],
])('on %s %d of it is planned', (today, planned) =>
  expect(progressLine(row, today)?.planned).toBe(planned),
);
test('of a single day all is planned once it has passed', () =>
  expect(progressLine({ ...row, end: '2026-11-01' }, '2026-11-02')?.planned).toBe(1));
test('without tasks there is no line', () =>
  expect(progressLine({ ...row, tasksTotal: 0, tasksDone: 0 }, '2026-11-11')).toBeNull());
test('points are a path', () =>
  expect(
    pathOf([
      [0, 21],
      [61, 3],
    ]),
  ).toBe('M0 21 L61 3'));
