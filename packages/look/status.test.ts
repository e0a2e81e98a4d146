import { describe, expect, test } from 'vitest';
import { moduleStatusLook, processStatusLook, taskStatusLook } from './status.ts';
import { tokenNames } from './tokens.ts';

const labels = (looks: Record<string, { label: string }>) =>
  Object.fromEntries(Object.entries(looks).map(([value, look]) => [value, look.label]));

describe('status words', () => {
  test('of a task, in the order of the columns', () => {
    expect(labels(taskStatusLook)).toEqual({
      TODO: 'To do',
      IN_PROGRESS: 'In progress',
      DONE: 'Done',
      STUCKED: 'Stuck',
    });
    expect(Object.keys(taskStatusLook)).toEqual(['TODO', 'IN_PROGRESS', 'DONE', 'STUCKED']);
  });

  test('of a module and of a process', () => {
    const words = { PENDING: 'Not started', ACTIVE: 'Active', PAUSED: 'Paused', DONE: 'Done' };
    expect(labels(moduleStatusLook)).toEqual(words);
    expect(labels(processStatusLook)).toEqual({ ...words, STUCKED: 'Stuck' });
  });
});

test.each([taskStatusLook, moduleStatusLook, processStatusLook])(
  'every status has its own shape, and tokens that exist',
  (looks) => {
    const all = Object.values(looks);
    expect(new Set(all.map((look) => look.icon)).size).toBe(all.length);
    for (const { colour, tint } of all) {
      expect(tokenNames).toContain(colour.slice(2));
      expect(tokenNames).toContain(tint.slice(2));
    }
  },
);
