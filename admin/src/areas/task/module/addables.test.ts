import { expect, test } from 'vitest';
import { textsNow } from '../../../base/texts/index.ts';
import { addables } from './addables.ts';

test('what leads to a task is offered where there is one, and behind the tasks themselves', () => {
  const keys = (hasTasks: boolean) => addables(textsNow(), hasTasks).map(({ key }) => key);
  expect(keys(false)).not.toContain('block taskLink');
  expect(keys(true)).toContain('block taskLink');
  expect(keys(true).indexOf('block taskLink')).toBeGreaterThan(keys(true).indexOf('task simple'));
});
