import { expect, test } from 'vitest';
import { effortOf } from './effort.ts';

const minutes = (amount: number) => ({ duration: { amount, unit: 'minutes' as const } });
const hours = (amount: number) => ({ duration: { amount, unit: 'hours' as const } });
const days = (amount: number) => ({ duration: { amount, unit: 'days' as const } });
const unsaid = { duration: null };

test.each([
  [[minutes(2)], { amount: 5, unit: 'minutes' }],
  [[minutes(20), minutes(22)], { amount: 40, unit: 'minutes' }],
  [[minutes(5), minutes(20), minutes(30)], { amount: 1, unit: 'hours' }],
  [[minutes(80)], { amount: 1.5, unit: 'hours' }],
  [[hours(2), minutes(30)], { amount: 2.5, unit: 'hours' }],
  [[days(1)], { amount: 8, unit: 'hours' }],
  [[days(2), hours(3)], { amount: 2, unit: 'days' }],
])('is the sum of what is said, rounded', (tasks, effort) => {
  expect(effortOf(tasks)).toEqual(effort);
});

test('is left out where fewer than half say how long they take', () => {
  expect(effortOf([minutes(10), unsaid])).toEqual({ amount: 10, unit: 'minutes' });
  expect(effortOf([minutes(10), unsaid, unsaid])).toBeUndefined();
  expect(effortOf([unsaid])).toBeUndefined();
  expect(effortOf([])).toBeUndefined();
});
