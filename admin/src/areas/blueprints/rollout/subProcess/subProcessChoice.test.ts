import type { BlueprintRow } from '@waymark/api';
import { expect, test } from 'vitest';
import { isComplete, nothingChosen, sourceChosen, startMoved } from './subProcessChoice.ts';

const source = (start: string | null, end: string | null) =>
  ({ id: 's', start, end }) as BlueprintRow;
const today = '2026-11-20';
const none = nothingChosen(today);

test('from today for 62 days, unless the sub-process has dates of its own (PRODUCT 8.3)', () => {
  expect(none).toMatchObject({ start: today, end: '2027-01-21' });
  expect(sourceChosen(none, source('2027-02-01', '2027-02-20'), today)).toMatchObject({
    start: '2027-02-01',
    end: '2027-02-20',
  });
  const own = { ...none, end: '2026-12-01', ownDates: true, matching: { 'p::it': 'anna' } };
  expect(sourceChosen(own, source('2027-02-01', null), today)).toMatchObject({
    start: today,
    end: '2026-12-01',
    matching: {},
  });
});

test('the end follows the start until somebody chose one', () => {
  expect(startMoved(none, '2026-11-30').end).toBe('2027-01-31');
  expect(startMoved({ ...none, ownDates: true }, '2026-11-30').end).toBe('2027-01-21');
  expect(startMoved(none, '')).toMatchObject({ start: '', end: '2027-01-21' });
});

test('step 1 may be left once a sub-process and dates in their order are chosen', () => {
  const chosen = sourceChosen(none, source(null, null), today);
  expect(
    [none, { ...chosen, end: '2026-11-19' }, { ...chosen, start: '' }, chosen].map(isComplete),
  ).toEqual([false, false, false, true]);
});
