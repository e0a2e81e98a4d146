import { Draggable } from '@hello-pangea/dnd';
import { memo, type ReactNode } from 'react';
import type { BoardCard } from './columns.ts';
import { handleOf } from './handleOf.ts';
import type { CardHandle } from './types.ts';

type DragCardProps<C extends BoardCard> = {
  card: C;
  index: number;
  fixed: boolean;
  renderCard: (card: C, handle: CardHandle) => ReactNode;
};

function MovableCard<C extends BoardCard>({
  card,
  index,
  fixed,
  renderCard,
}: DragCardProps<C>): ReactNode {
  return (
    <Draggable draggableId={card.id} index={index} isDragDisabled={fixed}>
      {(
        { innerRef, draggableProps, dragHandleProps },
        { isDragging, isDropAnimating },
      ) => (
        <li
          ref={innerRef}
          {...draggableProps}
          className={`board-item${isDragging && !isDropAnimating ? ' is-lifted' : ''}`}
        >
          {renderCard(card, handleOf(dragHandleProps))}
        </li>
      )}
    </Draggable>
  );
}

/** One card in the list of its column. */
export const DragCard = memo(MovableCard) as typeof MovableCard;
