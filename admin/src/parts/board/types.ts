import type { DraggableProvidedDragHandleProps } from '@hello-pangea/dnd';
import type { ReactNode } from 'react';
import type { BoardCard, BoardColumn, CardMove, ColumnMove, ItemMove } from './columns.ts';

/**
 * Props that make an element the handle of its card: spread them on the card's one link, which so
 * stays one tab stop (Enter opens, Space lifts). Empty where nothing can be moved.
 */
export type CardHandle = Partial<Omit<DraggableProvidedDragHandleProps, 'role'>>;

/** A column as it is shown. `swatch` is a colour (`var(--mark-3)`), or null for none. */
export type ShownColumn<C extends BoardCard> = BoardColumn<C> & {
  readonly swatch: string | null;
  /** An icon in place of the swatch, where the column says how things stand. */
  readonly icon?: ReactNode;
  /** Beside the name; without it the number of cards. */
  readonly count?: ReactNode;
  /** Buttons at the right of the head. */
  readonly menu?: ReactNode;
  /** Above the first card, for a card that is being written. */
  readonly top?: ReactNode;
  /** Below the last card. */
  readonly footer?: ReactNode;
};

/** Why a card cannot be dropped in a column: as it is said, and as the column shows it. */
export type DropRefusal = { readonly sentence: string; readonly notice: ReactNode };

export type BoardProps<C extends BoardCard> = {
  /** The noun for all columns, for screen readers: "Milestones". */
  readonly label: string;
  /** Keep the identity while nothing changes. */
  readonly columns: readonly ShownColumn<C>[];
  /** Id of the column that is to be seen at first, where not all fit beside each other. */
  readonly opensOn?: string | undefined;
  /** Draws a card (see `Card`); keep the identity while nothing changes. */
  readonly renderCard: (card: C, handle: CardHandle) => ReactNode;
  /**
   * Without it cards stay where they are; `back` is the move that takes it back. Resolves once
   * `columns` holds the move; rejects when it failed, after asking for the columns again: the board
   * then shows the old order and says so.
   */
  readonly onMoveCard?: (move: CardMove, back: CardMove) => Promise<void>;
  /** The same for columns. */
  readonly onMoveColumn?: (move: ColumnMove, back: ColumnMove) => Promise<void>;
  /** The same for what stands in cards (`CardItems`). */
  readonly onMoveItem?: (move: ItemMove, back: ItemMove) => Promise<void>;
  /** Keeps a card from being dropped in a column; null where it may be. */
  readonly refusal?: (cardId: string, columnId: string) => DropRefusal | null;
  /** The noun for a column in the bar that explains the keys: "milestone". */
  readonly columnNoun?: string;
};
