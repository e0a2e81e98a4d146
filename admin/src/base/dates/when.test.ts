import { expect, test } from 'vitest';
import { textsNow } from '../texts/index.ts';
import { newSince, seenWhen, shortSince, whenSaid } from './when.ts';

const now = new Date(2026, 10, 21, 9);
const at = (day: number, hour: number) => new Date(2026, 10, day, hour, 5).toISOString();

test('what was said is told by day, as the reader counts days', () => {
  const t = textsNow();
  expect([at(21, 8), at(20, 23), at(19, 23)].map((each) => whenSaid(t, each, now))).toEqual([
    'today 08:05',
    'yesterday 23:05',
    '19.11.2026 23:05',
  ]);
  expect([at(21, 8), at(20, 8), at(19, 8)].map((each) => newSince(t, each, now))).toEqual([
    '08:05',
    'yesterday',
    '19.11.2026',
  ]);
  expect([at(21, 8), at(19, 15)].map((each) => shortSince(each, now))).toEqual([
    '08:05',
    '19.11. 15:05',
  ]);
});

test('who has seen it the same day is told by the hour', () => {
  expect([seenWhen(at(19, 17), at(19, 8)), seenWhen(at(20, 17), at(19, 8))]).toEqual([
    '17:05',
    '20.11. 17:05',
  ]);
});
