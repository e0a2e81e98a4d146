// @vitest-environment jsdom
import { blockKinds } from '@waymark/events';
import { expect, test } from 'vitest';
import { blockViews } from './index.ts';

test('every kind of block has a view, and no view is without a kind', () => {
  expect(Object.keys(blockViews).toSorted()).toEqual([...blockKinds.types].toSorted());
});

test.each(blockKinds.types)('the view of %s is whole', (type) => {
  expect(blockViews[type]).toMatchObject({
    saysSomething: expect.any(Function),
    View: expect.anything(),
  });
});
