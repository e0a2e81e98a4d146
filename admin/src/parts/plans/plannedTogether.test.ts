import { expect, test } from 'vitest';
import { plannedTogether } from './plannedTogether.ts';

const pending = (plannedFrom: string | null, plannedTo: string | null) => ({
  ...{ status: 'PENDING' as const, startsOn: null },
  ...{ plannedFrom, plannedTo },
});

test('given modules that have not begun, from the first day of any to the last of any', () => {
  expect(
    plannedTogether([pending('2026-12-04', '2026-12-09'), pending('2026-12-01', '2026-12-05')]),
  ).toEqual({ from: '2026-12-01', to: '2026-12-09' });
});

test('a module without a planned place says nothing of its own', () => {
  expect(plannedTogether([pending(null, null), pending('2026-12-04', '2026-12-09')])).toEqual({
    from: '2026-12-04',
    to: '2026-12-09',
  });
  expect(plannedTogether([pending(null, null)])).toBeNull();
  expect(plannedTogether([])).toBeNull();
});

test('once one has begun, or has a day chosen for its start, no day is planned for all of them', () => {
  const later = pending('2026-12-04', '2026-12-09');
  expect(plannedTogether([later, { ...later, status: 'ACTIVE' }])).toBeNull();
  expect(plannedTogether([later, { ...later, startsOn: '2026-12-04' }])).toBeNull();
});
