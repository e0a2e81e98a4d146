import { expect, test } from 'vitest';
import { BOARD, jobs, wordsOf } from './board.ts';
import { boardInGerman } from './boardInGerman.ts';

test('whatever the board says is said in German too, and nothing else', () => {
  const said = new Set([
    BOARD,
    ...jobs.flatMap(({ name, tasks }) => [name, ...tasks.flatMap(wordsOf)]),
  ]);
  expect([...said].toSorted()).toEqual(Object.keys(boardInGerman).toSorted());
});
