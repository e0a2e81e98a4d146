import { beforeEach, expect, test } from 'vitest';
import { LASTS, WhoIsHere, type Reported } from './whoIsHere.ts';

let now: number;
let presence: WhoIsHere;
beforeEach(() => {
  now = 0;
  presence = new WhoIsHere(() => now);
});

const report = (more: Partial<Reported> = {}): Reported => ({
  workspaceId: 'w',
  accountId: 'dana',
  windowId: 'one',
  planId: 'p',
  moduleId: 'm',
  at: null,
  writing: false,
  ...more,
});
const dana = { accountId: 'dana', planId: 'p', moduleId: 'm', at: null, writing: false };

test('who is somewhere is seen there, in that workspace alone; to say it again changes nothing', () => {
  expect(presence.take(report())).toBe(true);
  expect(presence.take(report())).toBe(false);
  expect(presence.in('w')).toEqual([dana]);
  expect(presence.in('v')).toEqual([]);
});

test('where they go and that they write is seen', () => {
  presence.take(report());
  expect(presence.take(report({ at: 'b', writing: true }))).toBe(true);
  expect(presence.in('w')).toEqual([{ ...dana, at: 'b', writing: true }]);
});

test('two windows are two places; one that is left goes alone', () => {
  presence.take(report());
  presence.take(report({ windowId: 'two', planId: 'q' }));
  expect(presence.in('w').map(({ planId }) => planId)).toEqual(['p', 'q']);
  expect(presence.take(report({ planId: null }))).toBe(true);
  expect(presence.take(report({ planId: null }))).toBe(false);
  expect(presence.in('w').map(({ planId }) => planId)).toEqual(['q']);
});

test('who says nothing any more has gone after a while, and who goes on saying so has not', () => {
  presence.take(report());
  presence.take(report({ accountId: 'priya', workspaceId: 'v' }));
  now = LASTS - 1;
  expect(presence.sweep()).toEqual([]);
  presence.take(report());
  now = LASTS;
  expect(presence.sweep()).toEqual(['v']);
  expect([presence.in('w'), presence.in('v')]).toEqual([[dana], []]);
});

test('of one person at most 20 windows are kept, those that spoke last', () => {
  for (let n = 0; n < 25; n += 1) presence.take(report({ windowId: `${n}`, planId: `${n}` }));
  expect(presence.in('w').map(({ planId }) => Number(planId))).toEqual(
    Array.from({ length: 20 }, (_, n) => n + 5),
  );
});
