import { expect, test } from 'vitest';
import { heldTooLong, together, tooSlow } from './verdict.ts';

/** A hundred times, the slowest of which is p99. */
const times = (p99: number) => [...Array<number>(99).fill(1), p99];
const work = (reads: number, changes: number, news: number) => ({
  ...{ reads: times(reads), changes: times(changes), news: times(news), failed: [] },
});

test('p99 may rise by a tenth of a second, or by a fifth where that is more, for each kind of work', () => {
  expect(tooSlow(work(20, 20, 20), work(120, 120, 120))).toEqual([]);
  expect(tooSlow(work(20, 20, 20), work(20, 121, 20))).toEqual([
    'p99 of honest changes rose from 20 to 121 ms, where 120 may be',
  ]);
  expect(tooSlow(work(1_000, 20, 20), work(1_200, 20, 20))).toEqual([]);
  expect(tooSlow(work(1_000, 20, 20), work(1_201, 20, 600))).toEqual([
    'p99 of honest reads rose from 1000 to 1201 ms, where 1200 may be',
    'p99 of honest news rose from 20 to 600 ms, where 120 may be',
  ]);
});

test('one slow answer of a hundred is p99, one of more than a hundred is not', () => {
  const many = { ...work(20, 20, 20), reads: [...times(600), ...times(1), 1] };
  expect(tooSlow(work(20, 20, 20), many)).toEqual([]);
  const both = together([many, work(700, 20, 20)]);
  expect(both.reads).toHaveLength(301);
  expect(tooSlow(work(20, 20, 20), { ...both, reads: both.reads.slice(101) })).toEqual([]);
  expect(tooSlow(work(20, 20, 20), { ...both, reads: both.reads.slice(201) })).toHaveLength(1);
});

test('a thread that serves may be at one thing for fifty milliseconds of its own time, however late it was', () => {
  const turns = (command: number, projector: number) => ({
    command: { turn: command, late: 900 },
    projector: { turn: projector, late: 900 },
  });
  expect(heldTooLong(turns(50, 0))).toEqual([]);
  expect(heldTooLong(turns(51, 120))).toEqual([
    'the command service was at one thing for 51 ms, where 50 may be',
    'the projector was at one thing for 120 ms, where 50 may be',
  ]);
});
