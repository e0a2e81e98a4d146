// @vitest-environment jsdom
import { taskTypes } from '@waymark/events';
import { expect, test } from 'vitest';
import { offeredTypes, taskTypeEditors } from './index.ts';

test('every type of task has an editor, and no editor is without a type', () => {
  expect(Object.keys(taskTypeEditors).toSorted()).toEqual([...taskTypes.types].toSorted());
});

test('every type is offered', () => {
  expect(offeredTypes).toHaveLength(taskTypes.types.length);
  expect(new Set(offeredTypes)).toEqual(new Set(Object.values(taskTypeEditors)));
});

test.each(taskTypes.types)('the editor of %s tasks is whole', (type) => {
  expect(taskTypeEditors[type]).toMatchObject({
    words: { en: { title: expect.stringMatching(/^[A-Z]/) } },
    begins: taskTypes.kinds[type].begins,
    Fields: expect.anything(),
  });
});
