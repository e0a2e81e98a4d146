import { expect, test } from 'vitest';
import { dayOver, daysBetween } from './over.ts';

test.each([
  ['UTC', '2026-12-04'],
  ['Europe/Berlin', '2026-12-05'],
  ['America/New_York', '2026-12-04'],
])('it is over on the day on which the last of it was done, in %s', (zone, over) => {
  const milestones = [{ completedAt: '2026-11-30T10:00:00.000Z' }, { completedAt: null }];
  expect(dayOver(milestones, [{ statusAt: '2026-12-04T23:30:00.000Z' }], zone)).toBe(over);
  expect(dayOver([{ completedAt: null }], [{ statusAt: null }], zone)).toBeUndefined();
});

test.each([
  ['2026-10-05', '2026-12-04', 60],
  ['2026-12-06', '2026-12-04', -2],
  ['2026-12-04', '2026-12-04', 0],
])('from %s to %s: %i days', (from, to, days) => expect(daysBetween(from, to)).toBe(days));
