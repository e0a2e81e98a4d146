/** An item of a card that moves between cards, as a task between jobs. */
export type BoardItem = { readonly id: string; readonly title: string };

/** A card as the board knows it: its id, and the title that is announced when it moves. */
export type BoardCard = BoardItem & {
  /** What moves within and between cards, in its order. */
  readonly items?: readonly BoardItem[];
};

export type BoardColumn<C extends BoardCard> = {
  readonly id: string;
  readonly name: string;
  readonly cards: readonly C[];
};

/** A card put at `toIndex` of a column; the index counts from 0 in the list as it will be. */
export type CardMove = {
  readonly kind: 'card';
  readonly cardId: string;
  readonly toColumnId: string;
  readonly toIndex: number;
};
/** A column put at `toIndex` of the board, counted the same way. */
export type ColumnMove = {
  readonly kind: 'column';
  readonly columnId: string;
  readonly toIndex: number;
};
/** An item put at `toIndex` of a card, counted the same way. */
export type ItemMove = {
  readonly kind: 'item';
  readonly itemId: string;
  readonly toCardId: string;
  readonly toIndex: number;
};
export type Move = CardMove | ColumnMove | ItemMove;

/**
 * The cards as columns of their items: an item moves between cards as a card does between columns.
 */
export const cardsAsColumns = <C extends BoardCard>(
  columns: readonly BoardColumn<C>[],
): BoardColumn<BoardItem>[] =>
  columns.flatMap(({ cards }) =>
    cards.map(({ id, title, items = [] }) => ({ id, name: title, cards: items })),
  );
/** The same of its move. */
export const asCardMove = ({ itemId, toCardId, toIndex }: ItemMove): CardMove => ({
  ...{ kind: 'card', cardId: itemId, toColumnId: toCardId, toIndex },
});

/** The list without `item`, and with it at `index` (clamped to the list's ends). */
export function placedAt<T>(items: readonly T[], item: T, index: number): T[] {
  const others = items.filter((other) => other !== item);
  others.splice(Math.max(0, Math.min(index, others.length)), 0, item);
  return others;
}

/**
 * The columns after a move; the same columns where the card or column is not there (any more).
 * Applying a move twice changes nothing.
 */
export function moved<C extends BoardCard, K extends BoardColumn<C>>(
  columns: readonly K[],
  move: Move,
): readonly K[] {
  if (move.kind === 'column') {
    const column = columns.find(({ id }) => id === move.columnId);
    return column === undefined ? columns : placedAt(columns, column, move.toIndex);
  }
  if (move.kind === 'item') return withItems(columns, move);
  const target = columns.find(({ id }) => id === move.toColumnId);
  const isIt = ({ id }: { readonly id: string }) => id === move.cardId;
  // Where it has come by itself it is newer than where it was.
  const card = [target, ...columns].flatMap((column) => column?.cards ?? []).find(isIt);
  if (card === undefined || target === undefined) return columns;
  return columns.map((column) => {
    if (!column.cards.some(isIt) && column !== target) return column;
    const others = column.cards.filter((other) => !isIt(other));
    return { ...column, cards: column === target ? placedAt(others, card, move.toIndex) : others };
  });
}

function withItems<C extends BoardCard, K extends BoardColumn<C>>(
  columns: readonly K[],
  move: ItemMove,
): readonly K[] {
  const before = cardsAsColumns(columns);
  const after = moved(before, asCardMove(move));
  if (after === before) return columns;
  const itemsOf = new Map(after.map(({ id, cards }) => [id, cards]));
  const standsIn = new Set(
    before.filter(({ cards }, nth) => after[nth]?.cards !== cards).map(({ id }) => id),
  );
  return columns.map((column) =>
    column.cards.some(({ id }) => standsIn.has(id))
      ? {
          ...column,
          cards: column.cards.map((card) =>
            standsIn.has(card.id) ? { ...card, items: itemsOf.get(card.id) ?? [] } : card,
          ),
        }
      : column,
  );
}

/** Whether a move leaves everything where it is. */
export function changesNothing<C extends BoardCard>(
  columns: readonly BoardColumn<C>[],
  move: Move,
): boolean {
  if (move.kind === 'column')
    return columns.findIndex(({ id }) => id === move.columnId) === move.toIndex;
  if (move.kind === 'item') return changesNothing(cardsAsColumns(columns), asCardMove(move));
  const column = columns.find(({ id }) => id === move.toColumnId);
  return column?.cards.findIndex(({ id }) => id === move.cardId) === move.toIndex;
}

/** The move that takes a move back; null where card or column is not there. */
export function backOf<C extends BoardCard, M extends Move>(
  columns: readonly BoardColumn<C>[],
  move: M,
): M | null {
  if (move.kind === 'column') {
    const at = columns.findIndex(({ id }) => id === move.columnId);
    return at < 0 ? null : { ...move, toIndex: at };
  }
  if (move.kind === 'item') {
    const back = backOf(cardsAsColumns(columns), asCardMove(move));
    return back && { ...move, toCardId: back.toColumnId, toIndex: back.toIndex };
  }
  const home = columns.find(({ cards }) => cards.some(({ id }) => id === move.cardId));
  return home === undefined
    ? null
    : {
        ...move,
        toColumnId: home.id,
        toIndex: home.cards.findIndex(({ id }) => id === move.cardId),
      };
}

/** Counts the cards that a column would hold with the card in it: the 7 of "3 of 7". */
export function sizeWith<C extends BoardCard>(column: BoardColumn<C>, cardId: string): number {
  return column.cards.some(({ id }) => id === cardId)
    ? column.cards.length
    : column.cards.length + 1;
}
