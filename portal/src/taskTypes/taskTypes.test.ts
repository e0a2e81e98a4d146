// @vitest-environment jsdom
import { taskTypes } from '@waymark/events';
import { expect, test } from 'vitest';
import { taskTypeViews } from './index.ts';

test('every type of task has a view, and no view is without a type', () => {
  expect(Object.keys(taskTypeViews).toSorted()).toEqual([...taskTypes.types].toSorted());
});

test.each(taskTypes.types)('the view of %s tasks is whole', (type) => {
  expect(taskTypeViews[type]).toMatchObject({ Work: expect.anything() });
});
