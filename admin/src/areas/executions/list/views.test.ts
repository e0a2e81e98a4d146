import { expect, test } from 'vitest';
import { sameFilter } from '../../../parts/plans/executionFilter.ts';
import { viewsOf } from './views.ts';

const views = viewsOf('dana', '2026-11-21');

test('each view has a filter of its own', () => {
  for (const a of views) expect(views.filter((b) => sameFilter(a.filter, b.filter))).toEqual([a]);
});

test('Mine is for a person who is known', () => {
  expect(views.find(({ id }) => id === 'mine')?.filter).toEqual({ participantId: 'dana' });
  expect(viewsOf(undefined, '2026-11-21').map(({ id }) => id)).not.toContain('mine');
});

test('what is drawn opens by its address', () =>
  expect(Object.fromEntries(views.map(({ id, filter }) => [id, filter]))).toMatchObject({
    running: { status: ['STUCKED', 'PAUSED', 'ACTIVE', 'PENDING'] },
    ours: { turn: ['seller'] },
    client: { turn: ['client'] },
    longClient: { turn: ['client'], turnDays: 7 },
    overdue: { overdue: true },
    withoutOwner: { withoutOwner: true },
  }));

test.each([
  ['2026-11-21', '2026-11-01', '2026-11-30'],
  ['2026-12-31', '2026-12-01', '2026-12-31'],
  ['2028-02-01', '2028-02-01', '2028-02-29'],
])('the month of %s goes from %s to %s', (day, endFrom, endTo) => {
  expect(viewsOf('dana', day).find(({ id }) => id === 'ending')?.filter).toEqual({
    endFrom,
    endTo,
  });
});
