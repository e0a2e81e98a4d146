/** What a board needs to know of a card: its id, and the title that is said when it moves. */
export type BoardCard = { readonly id: string; readonly title: string };

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
export type Move = CardMove | ColumnMove;

/** The list without `item`, and with it at `index` (clamped to the list's ends). */
export function placedAt<T>(items: readonly T[], item: T, index: number): T[] {
  const others = items.filter((other) => other !== item);
  others.splice(Math.max(0, Math.min(index, others.length)), 0, item);
  return others;
}

/** The columns after a move; the same columns where the card or column is not there (any more). Applying a move twice changes nothing. */
export function moved<C extends BoardCard, K extends BoardColumn<C>>(
  columns: readonly K[],
  move: Move,
): readonly K[] {
  if (move.kind === 'column') {
    const column = columns.find(({ id }) => id === move.columnId);
    return column === undefined
      ? columns
      : placedAt(columns, column, move.toIndex);
  }
  const card = columns
    .flatMap(({ cards }) => cards)
    .find(({ id }) => id === move.cardId);
  if (card === undefined || !columns.some(({ id }) => id === move.toColumnId))
    return columns;
  return columns.map((column) => {
    if (column.id === move.toColumnId)
      return { ...column, cards: placedAt(column.cards, card, move.toIndex) };
    return column.cards.includes(card)
      ? { ...column, cards: column.cards.filter((other) => other !== card) }
      : column;
  });
}

/** Whether a move leaves everything where it is. */
export function changesNothing<C extends BoardCard>(
  columns: readonly BoardColumn<C>[],
  move: Move,
): boolean {
  if (move.kind === 'column')
    return columns.findIndex(({ id }) => id === move.columnId) === move.toIndex;
  const column = columns.find(({ id }) => id === move.toColumnId);
  return (
    column?.cards.findIndex(({ id }) => id === move.cardId) === move.toIndex
  );
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
  const home = columns.find(({ cards }) =>
    cards.some(({ id }) => id === move.cardId),
  );
  return home === undefined
    ? null
    : {
        ...move,
        toColumnId: home.id,
        toIndex: home.cards.findIndex(({ id }) => id === move.cardId),
      };
}

/** How many cards a column would hold with the card in it: the 7 of "3 of 7". */
export function sizeWith<C extends BoardCard>(
  column: BoardColumn<C>,
  cardId: string,
): number {
  return column.cards.some(({ id }) => id === cardId)
    ? column.cards.length
    : column.cards.length + 1;
}
