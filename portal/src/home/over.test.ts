import { expect, test } from 'vitest';
import { daysBetween, whenOver } from './over.ts';

test('it is over when the last of it was done', () => {
  expect(
    whenOver(
      [{ completedAt: '2026-11-30T10:00:00.000Z' }, { completedAt: null }],
      [{ statusAt: '2026-12-04T09:00:00.000Z' }],
    ),
  ).toBe('2026-12-04T09:00:00.000Z');
  expect(whenOver([{ completedAt: null }], [{ statusAt: null }])).toBeUndefined();
});

test.each([
  ['2026-10-05', '2026-12-04T23:59:00.000Z', 60],
  ['2026-12-06', '2026-12-04', -2],
  ['2026-12-04', '2026-12-04', 0],
])('from %s to %s: %i days', (from, to, days) => expect(daysBetween(from, to)).toBe(days));
