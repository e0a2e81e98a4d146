import { expect, test } from 'vitest';
import { besideTask } from './besideTask.ts';

const blocks = [
  { id: 'text', taskId: null },
  { id: 'a', taskId: 'ta' },
  { id: 'picture', taskId: null },
  { id: 'b', taskId: 'tb' },
];
test.each([
  ['a', 1, { from: 1, to: 3 }],
  ['b', -1, { from: 3, to: 1 }],
  ['a', -1, null],
  ['b', 1, null],
  ['gone', 1, null],
  ['gone', -1, null],
] as const)('beside %s by %i: %j', (blockId, by, place) => {
  expect(besideTask(blocks, blockId, by)).toEqual(place);
});
