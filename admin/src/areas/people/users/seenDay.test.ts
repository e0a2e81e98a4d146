import { expect, test } from 'vitest';
import { textsNow } from '../../../base/texts/index.ts';
import { seenDay } from './seenDay.ts';

test('a day is told by how long ago it was; without one somebody is signed out', () => {
  const t = textsNow();
  const days = ['2026-11-22', '2026-11-21', '2026-11-20', '2026-11-18', undefined];
  expect(days.map((day) => seenDay(t, day, '2026-11-21'))).toEqual([
    ...['Today', 'Today', 'Yesterday', '3 days ago', 'Signed out'],
  ]);
});
