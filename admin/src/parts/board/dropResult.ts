import type { DragUpdate, DropResult } from '@hello-pangea/dnd';
import type { Move } from './columns.ts';

/**
 * The droppable that holds the columns, and the type of what can be dropped there; cards have the
 * other type.
 */
export const BOARD = 'board';
export const COLUMNS = 'columns';
export const CARDS = 'cards';
/** The drag type of items of cards; they never mix with the cards. */
export const ITEMS = 'items';

/** Turns the place that a drag points to into a move; null outside of the board. */
export function moveOf({
  type,
  draggableId,
  destination,
}: Pick<DragUpdate | DropResult, 'type' | 'draggableId' | 'destination'>): Move | null {
  if (destination === null) return null;
  if (type === COLUMNS)
    return { kind: 'column', columnId: draggableId, toIndex: destination.index };
  if (type === ITEMS)
    return {
      kind: 'item',
      itemId: draggableId,
      toCardId: destination.droppableId,
      toIndex: destination.index,
    };
  return {
    kind: 'card',
    cardId: draggableId,
    toColumnId: destination.droppableId,
    toIndex: destination.index,
  };
}
