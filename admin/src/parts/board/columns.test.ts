import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  backOf,
  changesNothing,
  moved,
  placedAt,
  sizeWith,
  type BoardCard,
  type BoardColumn,
} from './columns.ts';

const column = (id: string, ...cards: string[]): BoardColumn<{ id: string; title: string }> => ({
  id,
  name: id.toUpperCase(),
  cards: cards.map((card) => ({ id: card, title: card })),
});
const ids = (columns: readonly BoardColumn<{ id: string; title: string }>[]) =>
  columns.map(({ id, cards }) => `${id}:${cards.map((card) => card.id).join('')}`);
const board = [column('x', 'a', 'b', 'c'), column('y', 'd'), column('z')];

describe('moved', () => {
  it('reorders within a column, downwards and upwards', () => {
    expect(ids(moved(board, { kind: 'card', cardId: 'a', toColumnId: 'x', toIndex: 2 }))).toEqual([
      'x:bca',
      'y:d',
      'z:',
    ]);
    expect(ids(moved(board, { kind: 'card', cardId: 'c', toColumnId: 'x', toIndex: 0 }))).toEqual([
      'x:cab',
      'y:d',
      'z:',
    ]);
  });
  it('takes a card to another column, also an empty one', () => {
    expect(ids(moved(board, { kind: 'card', cardId: 'b', toColumnId: 'y', toIndex: 1 }))).toEqual([
      'x:ac',
      'y:db',
      'z:',
    ]);
    expect(ids(moved(board, { kind: 'card', cardId: 'd', toColumnId: 'z', toIndex: 0 }))).toEqual([
      'x:abc',
      'y:',
      'z:d',
    ]);
  });
  it('shows a card once, as it is now, which came to its column before it left the other', () => {
    const came = { id: 'b', title: 'b, stuck' };
    const columns = [
      column('x', 'a', 'b'),
      { ...column('y', 'd'), cards: [came, ...column('y', 'd').cards] },
    ];
    const after = moved(columns, { kind: 'card', cardId: 'b', toColumnId: 'y', toIndex: 1 });
    expect(ids(after)).toEqual(['x:a', 'y:db']);
    expect(after[1]!.cards[1]).toBe(came);
  });
  it('moves columns', () => {
    expect(ids(moved(board, { kind: 'column', columnId: 'z', toIndex: 0 }))).toEqual([
      'z:',
      'x:abc',
      'y:d',
    ]);
  });
  it('leaves all as it is where the card or the column is gone', () => {
    expect(moved(board, { kind: 'card', cardId: 'gone', toColumnId: 'y', toIndex: 0 })).toBe(board);
    expect(moved(board, { kind: 'card', cardId: 'a', toColumnId: 'gone', toIndex: 0 })).toBe(board);
    expect(moved(board, { kind: 'column', columnId: 'gone', toIndex: 0 })).toBe(board);
  });
  it('is taken back by its opposite', () => {
    const moves = [
      { kind: 'card', cardId: 'a', toColumnId: 'x', toIndex: 2 },
      { kind: 'card', cardId: 'c', toColumnId: 'y', toIndex: 0 },
      { kind: 'column', columnId: 'z', toIndex: 0 },
    ] as const;
    for (const move of moves)
      expect(ids(moved(moved(board, move), backOf(board, move)!))).toEqual(ids(board));
    expect(backOf(board, { kind: 'card', cardId: 'gone', toColumnId: 'x', toIndex: 0 })).toBeNull();
    expect(backOf(board, { kind: 'column', columnId: 'gone', toIndex: 0 })).toBeNull();
  });
  it('keeps every card exactly once, and means the same when applied again', () => {
    const anyMove = fc.record({
      kind: fc.constant('card' as const),
      cardId: fc.constantFrom('a', 'b', 'c', 'd'),
      toColumnId: fc.constantFrom('x', 'y', 'z'),
      toIndex: fc.nat(5),
    });
    fc.assert(
      fc.property(fc.array(anyMove), (moves) => {
        const after = moves.reduce<typeof board>((all, move) => [...moved(all, move)], board);
        expect(after.flatMap(({ cards }) => cards.map(({ id }) => id)).sort()).toEqual([
          'a',
          'b',
          'c',
          'd',
        ]);
        const last = moves.at(-1);
        if (last !== undefined) expect(ids(moved(after, last))).toEqual(ids(after));
      }),
    );
  });
});

describe('small questions', () => {
  it('clamps a place to the ends of the list', () => {
    expect(placedAt(['a', 'b'], 'a', 9)).toEqual(['b', 'a']);
    expect(placedAt(['a', 'b'], 'b', -1)).toEqual(['b', 'a']);
  });
  it('knows a move that changes nothing', () => {
    expect(changesNothing(board, { kind: 'card', cardId: 'b', toColumnId: 'x', toIndex: 1 })).toBe(
      true,
    );
    expect(changesNothing(board, { kind: 'card', cardId: 'b', toColumnId: 'y', toIndex: 1 })).toBe(
      false,
    );
    expect(changesNothing(board, { kind: 'column', columnId: 'y', toIndex: 1 })).toBe(true);
  });
  it('counts a column with the card in it', () => {
    expect(sizeWith(board[0]!, 'a')).toBe(3);
    expect(sizeWith(board[1]!, 'a')).toBe(2);
  });
});

describe('what stands in cards', () => {
  const card = (id: string, ...items: string[]): BoardCard => ({
    ...{ id, title: id },
    items: items.map((item) => ({ id: item, title: item })),
  });
  const jobs: BoardColumn<BoardCard>[] = [
    { id: 'x', name: 'X', cards: [card('a', 'p', 'q'), card('b')] },
    { id: 'y', name: 'Y', cards: [card('c', 'r')] },
  ];
  const inside = (columns: readonly BoardColumn<BoardCard>[]) =>
    columns.flatMap(({ cards }) =>
      cards.map(({ id, items = [] }) => `${id}:${items.map((item) => item.id).join('')}`),
    );

  it('moves within its card, to another one, and into an empty one', () => {
    const to = (toCardId: string, toIndex: number) =>
      inside(moved(jobs, { kind: 'item', itemId: 'p', toCardId, toIndex }));
    expect(to('a', 1)).toEqual(['a:qp', 'b:', 'c:r']);
    expect(to('c', 0)).toEqual(['a:q', 'b:', 'c:pr']);
    expect(to('b', 0)).toEqual(['a:q', 'b:p', 'c:r']);
  });
  it('leaves cards as they are that it does not touch, and all of them where it or its card is gone', () => {
    const after = moved(jobs, { kind: 'item', itemId: 'p', toCardId: 'b', toIndex: 0 });
    expect(after[1]).toBe(jobs[1]);
    expect(moved(jobs, { kind: 'item', itemId: 'gone', toCardId: 'b', toIndex: 0 })).toBe(jobs);
    expect(moved(jobs, { kind: 'item', itemId: 'p', toCardId: 'gone', toIndex: 0 })).toBe(jobs);
  });
  it('is taken back by its opposite, and knows what changes nothing', () => {
    const move = { kind: 'item', itemId: 'p', toCardId: 'c', toIndex: 1 } as const;
    expect(inside(moved(moved(jobs, move), backOf(jobs, move)!))).toEqual(inside(jobs));
    expect(changesNothing(jobs, move)).toBe(false);
    expect(changesNothing(jobs, { kind: 'item', itemId: 'q', toCardId: 'a', toIndex: 1 })).toBe(
      true,
    );
    expect(backOf(jobs, { ...move, itemId: 'gone' })).toBeNull();
  });
});
