import { Draggable, Droppable } from '@hello-pangea/dnd';
import type { ReactNode } from 'react';
import type { BoardItem } from './columns.ts';
import { ITEMS } from './dropResult.ts';
import { handleOf } from './handleOf.ts';
import type { CardHandle } from './types.ts';

type CardItemsProps<I extends BoardItem> = {
  /** The id of the card that the items stand in. */
  cardId: string;
  /** What they are, for screen readers. */
  label: string;
  items: readonly I[];
  renderItem: (item: I, handle: CardHandle) => ReactNode;
};

/**
 * The items of a card, as a list that moves within it and to other cards; inside of a `Board` with
 * `onMoveItem`.
 */
export function CardItems<I extends BoardItem>({
  cardId,
  label,
  items,
  renderItem,
}: CardItemsProps<I>): ReactNode {
  return (
    <Droppable droppableId={cardId} type={ITEMS}>
      {(list, { isDraggingOver }) => (
        <ul
          ref={list.innerRef}
          {...list.droppableProps}
          className={`card-items${isDraggingOver ? ' is-target' : ''}`}
          aria-label={label}
        >
          {items.map((item, index) => (
            <Draggable key={item.id} draggableId={item.id} index={index}>
              {({ innerRef, draggableProps, dragHandleProps }, { isDragging, isDropAnimating }) => (
                <li
                  ref={innerRef}
                  {...draggableProps}
                  className={`card-item${isDragging ? ' is-moving' : ''}${isDragging && !isDropAnimating ? ' is-lifted' : ''}`}
                >
                  {renderItem(item, handleOf(dragHandleProps))}
                </li>
              )}
            </Draggable>
          ))}
          {list.placeholder}
        </ul>
      )}
    </Droppable>
  );
}
