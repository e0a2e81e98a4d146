import { describe, expect, test } from 'vitest';
import { z } from 'zod';
import { definePart } from './part.ts';
import { modulePart } from './modules.ts';
import { newTask, taskPart } from './tasks.ts';

const always = { id: z.string() };
const before = definePart('id', always, { colour: z.string() }, { colour: 'grey' });
const after = definePart(
  'id',
  always,
  { colour: z.string(), wishes: z.array(z.string()) },
  { colour: 'grey', wishes: [] },
);

describe('a field that comes later', () => {
  test('changes no event of before: it begins as in a new part', () => {
    const written = before.write({ id: 'a', colour: 'red' });
    expect(after.read(after.written.parse(written))).toEqual({
      id: 'a',
      colour: 'red',
      wishes: [],
    });
  });
  test('is written where it differs from that alone', () => {
    expect(after.write({ id: 'a', colour: 'grey', wishes: [] })).toEqual({ id: 'a' });
    expect(after.write({ id: 'a', colour: 'grey', wishes: ['b'] })).toEqual({
      id: 'a',
      wishes: ['b'],
    });
  });
});

test('what is written is read as it was', () => {
  const place = { taskId: 't', blockId: 'b', moduleId: 'm' };
  const words = { headline: 'H', followers: ['anna'], mandatory: false, dueInDays: 3, origin: 'o' };
  const task = newTask(place, words);
  expect(taskPart.read(taskPart.written.parse(taskPart.write(task)))).toEqual(task);
});

test.each([
  ['task', taskPart],
  ['module', modulePart],
] as const)(
  'every field of a %s that an event may leave out begins as in a new one',
  (_, { written, begins }) => {
    const optional = Object.entries(written.shape)
      .filter(([field, schema]) => field !== 'origin' && schema.safeParse(undefined).success)
      .map(([field]) => field);
    expect(optional.toSorted()).toEqual(Object.keys(begins).toSorted());
  },
);
