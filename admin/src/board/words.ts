import {
  sizeWith,
  type BoardCard,
  type BoardColumn,
  type Move,
} from './columns.ts';

/** Where something is or would be: "Welcome, 3 of 7" for a card, "2 of 5" for a column. */
export type Place = {
  readonly title: string;
  readonly in: string | null;
  readonly nth: number;
  readonly of: number;
};

/** The place that a move leads to, told by names; null where card or column is gone. */
export function placeOf<C extends BoardCard>(
  columns: readonly BoardColumn<C>[],
  move: Move,
): Place | null {
  if (move.kind === 'column') {
    const column = columns.find(({ id }) => id === move.columnId);
    return column === undefined
      ? null
      : {
          title: column.name,
          in: null,
          nth: move.toIndex + 1,
          of: columns.length,
        };
  }
  const card = columns
    .flatMap(({ cards }) => cards)
    .find(({ id }) => id === move.cardId);
  const column = columns.find(({ id }) => id === move.toColumnId);
  if (card === undefined || column === undefined) return null;
  return {
    title: card.title,
    in: column.name,
    nth: move.toIndex + 1,
    of: sizeWith(column, card.id),
  };
}

const where = ({ in: column, nth, of }: Place): string =>
  column === null ? `place ${nth} of ${of}` : `${column}, ${nth} of ${of}`;

/** Sentences that a screen reader hears while something moves (LOOK, "Keyboard and accessibility"). */
export const words = {
  usage:
    'Press Space to lift, the arrow keys to move, Space to drop, Escape to cancel.',
  lifted: (place: Place) => `Lifted ${place.title}, ${where(place)}.`,
  over: (place: Place) => `${place.title} to ${where(place)}.`,
  outside: (title: string) => `${title} is outside of the board.`,
  moved: (place: Place) => `Moved ${place.title} to ${where(place)}.`,
  cancelled: (title: string) => `${title} stays where it was.`,
  failed: (title: string) =>
    `${title} could not be moved and is back where it was.`,
};
