import { expect, test } from 'vitest';
import { countsOf } from './counts.ts';
import type { ExecutionFilter } from '../../../parts/plans/executionFilter.ts';

const seven = { turn: ['client'], turnDays: 7 } satisfies ExecutionFilter;
const of = (filter: ExecutionFilter) =>
  Object.fromEntries(
    countsOf(filter).map(({ id, filter: counted, on, to }) => [id, { counted, on, to }]),
  );

test('each narrows what is shown by what it counts', () =>
  expect(of({ q: 'alder', status: ['ACTIVE'] })).toEqual({
    overdue: {
      counted: { q: 'alder', status: ['ACTIVE'], overdue: true },
      on: false,
      to: { q: 'alder', status: ['ACTIVE'], overdue: true },
    },
    ours: {
      counted: { q: 'alder', status: ['ACTIVE'], turn: ['seller'] },
      on: false,
      to: { q: 'alder', status: ['ACTIVE'], turn: ['seller'] },
    },
    longClient: {
      counted: { q: 'alder', status: ['ACTIVE'], ...seven },
      on: false,
      to: { q: 'alder', status: ['ACTIVE'], ...seven },
    },
  }));

test('the one that is shown is taken off by a press, and another one takes its place', () => {
  const shown = of({ overdue: true, ...seven });
  expect(shown['longClient']).toEqual({
    counted: { overdue: true, ...seven },
    on: true,
    to: { overdue: true },
  });
  expect(shown['ours']).toMatchObject({ on: false, to: { overdue: true, turn: ['seller'] } });
  expect(shown['overdue']).toMatchObject({ on: true, to: seven });
});

test('whoever looks at what is not overdue counts what is', () =>
  expect(of({ overdue: false })['overdue']).toEqual({
    counted: { overdue: true },
    on: false,
    to: { overdue: true },
  }));
