import { expect, test } from 'vitest';
import { turnInGerman } from './de.ts';
import { turnInEnglish } from './en.ts';
import { movesInGerman } from './movesDe.ts';
import { movesInEnglish } from './movesEn.ts';
import { movedLines, movesBetween, sayMove, type MoveWords } from './moves.ts';
import type { TurnPerson, TurnToSay, TurnWords } from './sayTurn.ts';

const at = (minute: number) => `2026-11-18T14:${String(minute).padStart(2, '0')}:00.000Z`;
const move = (minute: number) => ({ turnSince: at(minute) });
const hanna: TurnPerson = { id: 'hanna', name: 'Hanna', you: false };
const me: TurnPerson = { id: 'tomasz', name: 'Tomasz', you: true };
const turn = (change: Partial<TurnToSay>): TurnToSay => ({
  ...{ side: 'client', because: 'assigned', from: 'notStarted', since: null, who: hanna },
  ...{
    module: 'Kick-off',
    by: { id: 'dana', name: 'Dana', you: false },
    seller: 'Project Services',
    ours: false,
  },
  ...change,
});

test('what passed on between two that were said is from the first on, and before the second', () => {
  const moves = [move(1), move(5), move(6), move(32), move(40)];
  expect(movesBetween(moves, at(5), at(32))).toEqual([move(5), move(6)]);
  expect(movesBetween(moves, at(32))).toEqual([move(32), move(40)]);
});

test.each<[Partial<TurnToSay>, english: string, german: string]>([
  [
    { from: 'asked' },
    'turn moved to Hanna. Dana answered.',
    'jetzt ist Hanna dran. Dana hat geantwortet.',
  ],
  [
    { who: me, from: 'done' },
    'turn moved to you. Dana opened it again.',
    'jetzt sind Sie dran. Dana hat das wieder geöffnet.',
  ],
  [
    { side: 'seller', because: 'stuck', who: null, by: hanna },
    'turn moved to Project Services. Hanna is stuck.',
    'jetzt ist Project Services dran. Hanna hängt fest.',
  ],
  [{ side: 'nobody', because: 'done', who: null, by: me }, 'done by you. ', 'von Ihnen erledigt. '],
  [
    { side: 'nobody', because: 'paused', who: null },
    'nobody’s turn for now. Kick-off is paused.',
    'vorerst ist niemand dran. Kick-off ist pausiert.',
  ],
])('that it passed on: %j', (change, english, german) => {
  const all = (moved: MoveWords, words: TurnWords) =>
    Object.values(sayMove(moved, words, turn(change))).join('. ');
  expect(all(movesInEnglish, turnInEnglish)).toBe(english);
  expect(all(movesInGerman, turnInGerman)).toBe(german);
});

test('a line tells why the turn passed on unless the words above it are why', () => {
  const moves = [5, 6, 7].map((minute, nth) => ({ ...move(minute), turnBy: 'dana', nth }));
  const say = ({ nth }: { nth: number }) => ({
    what: 'turn moved to Hanna',
    why: nth === 2 ? '' : 'Dana answered.',
  });
  const when = (at: string) => at.slice(11, 16);
  const lines = (authorId: string | null) =>
    movedLines(moves, { authorId }, say, when).map(({ line }) => line);
  expect(lines('dana')).toEqual([
    '14:05, turn moved to Hanna',
    '14:06, turn moved to Hanna. Dana answered.',
    '14:07, turn moved to Hanna',
  ]);
  expect(lines(null)[0]).toBe('14:05, turn moved to Hanna. Dana answered.');
});
