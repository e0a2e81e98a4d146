import { turnTable } from '@waymark/events/testing';
import { expect, test } from 'vitest';
import { turnsOfOthers } from './others.ts';

type Row = Parameters<typeof turnsOfOthers>[0][number];
/** As the portal reads it: of the seller it knows whoever has to do the task alone. */
const rows = turnTable.map(({ name, side, because, assignee }, place): Row => ({
  ...{ id: name, place, assignee, dueDate: null, status: 'TODO', turn: side, turnBecause: because },
  turnWho:
    side === 'client' && (assignee === 'hanna' || assignee === 'ines')
      ? assignee
      : because === 'assigned'
        ? assignee
        : null,
}));

test('what is nobody’s turn is with nobody, and of what is with the client each person has their own', () => {
  const counted = new Map(turnsOfOthers(rows, 'hanna').map(({ ref, count }) => [ref, count]));
  const having = (is: (row: Row) => boolean) => rows.filter(is).length;
  expect(counted.get('ines')).toBe(
    having(({ turn, turnWho }) => turn === 'client' && turnWho === 'ines'),
  );
  expect(counted.get('dana')).toBe(
    having(({ turn, turnWho }) => turn === 'seller' && turnWho === 'dana'),
  );
  expect(counted.get(null)).toBe(
    having(({ turn, turnWho }) => turn === 'seller' && turnWho === null),
  );
  expect(counted.has('hanna')).toBe(false);
  expect([...counted.values()].reduce((sum, n) => sum + n, 0)).toBe(
    having(
      ({ turn, turnWho }) =>
        turn === 'seller' || (turnWho !== null && turnWho !== 'hanna' && turn === 'client'),
    ),
  );
});
