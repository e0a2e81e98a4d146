import {
  asCardMove,
  cardsAsColumns,
  sizeWith,
  type BoardCard,
  type BoardColumn,
  type Move,
} from './columns.ts';
import type { T } from '../../base/texts/index.ts';

/**
 * The place that something has or would get: "Welcome, 3 of 7" for a card, "2 of 5" for a column.
 */
export type DropTarget = {
  readonly title: string;
  readonly in: string | null;
  readonly nth: number;
  readonly of: number;
};

/** The place that a move leads to, told by names; null where card or column is gone. */
export function dropTargetOf<C extends BoardCard>(
  columns: readonly BoardColumn<C>[],
  move: Move,
): DropTarget | null {
  if (move.kind === 'column') {
    const column = columns.find(({ id }) => id === move.columnId);
    return column === undefined
      ? null
      : { title: column.name, in: null, nth: move.toIndex + 1, of: columns.length };
  }
  if (move.kind === 'item') return dropTargetOf(cardsAsColumns(columns), asCardMove(move));
  const card = columns.flatMap(({ cards }) => cards).find(({ id }) => id === move.cardId);
  const column = columns.find(({ id }) => id === move.toColumnId);
  if (card === undefined || column === undefined) return null;
  return {
    title: card.title,
    in: column.name,
    nth: move.toIndex + 1,
    of: sizeWith(column, card.id),
  };
}

const where = (t: T, { in: column, nth, of }: DropTarget): string =>
  column === null ? t('board.atPlace', { nth, of }) : t('board.inColumn', { column, nth, of });

/**
 * Sentences that a screen reader hears while something moves (LOOK, "Keyboard and accessibility").
 */
export const words = {
  lifted: (t: T, place: DropTarget) =>
    t('board.lifted', { title: place.title, where: where(t, place) }),
  over: (t: T, place: DropTarget) =>
    t('board.over', { title: place.title, where: where(t, place) }),
  outside: (t: T, title: string) => t('board.outside', { title }),
  moved: (t: T, place: DropTarget) =>
    t('board.moved', { title: place.title, where: where(t, place) }),
  cancelled: (t: T, title: string) => t('board.stays', { title }),
  failed: (t: T, title: string) => t('board.failed', { title }),
};
