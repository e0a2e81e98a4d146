import { expect, test } from 'vitest';
import { fileEvents, fileNoun } from './file.ts';

const [, , erased] = fileEvents;

test('a file that was erased is gone, one that never was is not made by it', () => {
  const event = { fileId: 'f', accountId: 'anna' };
  const { initial } = fileNoun;
  expect(erased.evolve(initial, event)).toBe(initial);
  const [stored] = fileEvents;
  const there = stored.evolve(initial, {
    ...{
      fileId: 'f',
      accountId: 'anna',
      processId: 'p',
      taskId: 't',
      carrier: 'note',
      name: null,
      type: 'text/plain',
      contents: [],
    },
  } as never);
  expect(there).toMatchObject({ life: 'present', broughtTo: { carrier: 'note' } });
  expect(erased.evolve(there, event)).toEqual({ ...there, life: 'deleted' });
});
