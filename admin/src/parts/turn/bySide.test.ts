import { expect, test } from 'vitest';
import { bySide } from './bySide.ts';

const task = (
  place: number,
  turn: 'client' | 'seller' | 'nobody',
  dueDate: string | null,
  turnBecause: 'assigned' | 'stuck' | 'done' | 'notStarted' = 'assigned',
) => ({ place, turn, dueDate, turnBecause, assignee: 'a' });

test('what is open stands with its side, what is due first before what has no date; what is done stands nowhere', () => {
  const { client, seller, nobody } = bySide([
    task(0, 'client', null),
    task(1, 'client', '2026-12-01'),
    task(2, 'client', '2026-11-20'),
    task(3, 'client', '2026-11-20'),
    task(4, 'seller', null, 'stuck'),
    task(5, 'nobody', null, 'done'),
    task(6, 'nobody', '2026-11-01', 'notStarted'),
  ]);
  expect(client.map(({ place }) => place)).toEqual([2, 3, 1, 0]);
  expect(seller.map(({ place }) => place)).toEqual([4]);
  expect(nobody.map(({ place }) => place)).toEqual([6]);
});
