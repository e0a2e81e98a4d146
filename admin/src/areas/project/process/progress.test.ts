import { describe, expect, test } from 'vitest';
import { cardStatus, stretchesOf, stuckWords } from './progress.ts';
import { textsNow } from '../../../base/texts/index.ts';

describe('the way of a process', () => {
  test('has a stretch for each milestone, as long as its tasks', () => {
    expect(
      stretchesOf([
        { id: 'a', tasksTotal: 4, tasksDone: 1 },
        { id: 'b', tasksTotal: 0, tasksDone: 0 },
      ]),
    ).toEqual([
      { id: 'a', length: 4, done: 0.25 },
      { id: 'b', length: 1, done: 0 },
    ]);
  });
});

describe('stuck', () => {
  test('is told by the number of modules', () => {
    expect(stuckWords(textsNow(), [{ tasksStuck: 2 }, { tasksStuck: 0 }])).toBe(
      'Stuck in 1 module',
    );
    expect(stuckWords(textsNow(), [{ tasksStuck: 2 }, { tasksStuck: 1 }])).toBe(
      'Stuck in 2 modules',
    );
  });

  test('speaks before the status of a module, but not once that is done', () => {
    expect(cardStatus({ status: 'ACTIVE', tasksStuck: 1 })).toBe('STUCKED');
    expect(cardStatus({ status: 'ACTIVE', tasksStuck: 0 })).toBe('ACTIVE');
    expect(cardStatus({ status: 'DONE', tasksStuck: 1 })).toBe('DONE');
  });
});
