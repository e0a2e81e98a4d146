import { expect, test } from 'vitest';
import { distinctLabels } from './distinctLabels.ts';

test('a name that comes again is numbered', () => {
  expect(distinctLabels(['Review', 'Welcome', 'Review', 'Review'])).toEqual([
    'Review',
    'Welcome',
    'Review (2)',
    'Review (3)',
  ]);
  expect(distinctLabels([])).toEqual([]);
});
