import { expect, test } from 'vitest';
import { duration, percent, place } from './figures.ts';
import { textsNow } from '../../base/texts/index.ts';

const t = textsNow();

test.each([
  [0, '0 s'],
  [0.44, '0.4 s'],
  [9.96, '10 s'],
  [59.6, '1 min'],
  [75, '1 min 15 s'],
  [3600, '1 h'],
  [3720, '1 h 2 min'],
])('%d seconds are %s', (seconds, words) => expect(duration(t, seconds)).toBe(words));

test('nothing is complete before it is', () => {
  expect([percent(0), percent(0.999), percent(1), percent(1.2)]).toEqual([0, 99, 100, 100]);
});

test('counts and positions have their thousands marked, whatever their size', () => {
  expect([t('operations.events', { count: 1 }), t('operations.events', { count: 12_300 })]).toEqual(
    ['1 event', '12,300 events'],
  );
  expect(place(t, '9007199254740993')).toBe('9,007,199,254,740,993');
  expect(place(t, 'none')).toBe('none');
});
