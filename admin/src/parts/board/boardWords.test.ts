import { expect, it } from 'vitest';
import { textsNow } from '../../base/texts/index.ts';
import { dropTargetOf, words } from './boardWords.ts';

const board = [
  { id: 'x', name: 'Welcome', cards: [{ id: 'a', title: 'Book time' }] },
  {
    id: 'y',
    name: 'Contribute and transfer',
    cards: [
      { id: 'b', title: 'Slack' },
      { id: 'c', title: 'Domain' },
    ],
  },
];

it("tells a card's new place by names, counted with the card", () => {
  const place = dropTargetOf(board, { kind: 'card', cardId: 'a', toColumnId: 'y', toIndex: 1 });
  expect(place && words.moved(textsNow(), place)).toBe(
    'Moved Book time to Contribute and transfer, 2 of 3.',
  );
});

it("tells a column's place by number", () => {
  const place = dropTargetOf(board, { kind: 'column', columnId: 'y', toIndex: 0 });
  expect(place && words.over(textsNow(), place)).toBe('Contribute and transfer to place 1 of 2.');
});

it('knows no place for what is gone', () => {
  expect(
    dropTargetOf(board, { kind: 'card', cardId: 'gone', toColumnId: 'y', toIndex: 1 }),
  ).toBeNull();
  expect(dropTargetOf(board, { kind: 'column', columnId: 'gone', toIndex: 1 })).toBeNull();
});
