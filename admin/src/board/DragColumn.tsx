import { Draggable, Droppable } from '@hello-pangea/dnd';
import { memo, useRef, type ReactNode } from 'react';
import { ColumnFrame } from './ColumnFrame.tsx';
import type { BoardCard } from './columns.ts';
import { DragCard } from './DragCard.tsx';
import { DropMark } from './DropMark.tsx';
import { CARDS } from './dropResult.ts';
import type { CardHandle, ShownColumn } from './types.ts';

type DragColumnProps<C extends BoardCard> = {
  column: ShownColumn<C>;
  /** Its name, told apart from others of the same. */
  label: string;
  index: number;
  /** The column itself stays where it is. */
  fixed: boolean;
  cardsFixed: boolean;
  renderCard: (card: C, handle: CardHandle) => ReactNode;
  /** Index at which the lifted card would land here, or null. */
  target: number | null;
  liftedId: string | null;
  /** Why what is lifted cannot be dropped here. */
  notice: ReactNode;
};

function Column<C extends BoardCard>(props: DragColumnProps<C>): ReactNode {
  const {
    column,
    label,
    index,
    fixed,
    cardsFixed,
    renderCard,
    target,
    liftedId,
    notice,
  } = props;
  const list = useRef<HTMLUListElement>(null);
  return (
    <Draggable draggableId={column.id} index={index} isDragDisabled={fixed}>
      {(dragged, { isDragging }) => (
        <section
          ref={dragged.innerRef}
          {...dragged.draggableProps}
          className={`board-col${isDragging ? ' is-lifted' : ''}`}
          aria-label={label}
        >
          <ColumnFrame
            column={
              notice === null
                ? column
                : {
                    ...column,
                    top: (
                      <>
                        {notice}
                        {column.top}
                      </>
                    ),
                  }
            }
            handle={fixed ? null : dragged.dragHandleProps}
          >
            <Droppable
              droppableId={column.id}
              type={CARDS}
              isDropDisabled={cardsFixed}
            >
              {(provided) => (
                <div
                  ref={provided.innerRef}
                  {...provided.droppableProps}
                  className="board-drop"
                >
                  <ul
                    ref={list}
                    className="board-cards"
                    aria-label={column.name}
                  >
                    {column.cards.map((card, at) => (
                      <DragCard
                        key={card.id}
                        card={card}
                        index={at}
                        fixed={cardsFixed}
                        renderCard={renderCard}
                      />
                    ))}
                    {provided.placeholder}
                  </ul>
                  {target !== null && liftedId !== null && (
                    <DropMark list={list} index={target} liftedId={liftedId} />
                  )}
                  {column.footer}
                </div>
              )}
            </Droppable>
          </ColumnFrame>
        </section>
      )}
    </Draggable>
  );
}

/** A column that can be moved and takes cards. Drawn anew only when something of its own changes. */
export const DragColumn = memo(Column, (before, after) =>
  (Object.keys(after) as (keyof typeof after)[]).every(
    (key) =>
      before[key] === after[key] ||
      (key === 'liftedId' && before.target === null && after.target === null),
  ),
) as typeof Column;
