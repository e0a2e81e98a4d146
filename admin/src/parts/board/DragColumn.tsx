import { Draggable, Droppable } from '@hello-pangea/dnd';
import { memo, useRef, useLayoutEffect, type ReactNode, type RefObject } from 'react';
import { BoardColumn } from './BoardColumn.tsx';
import type { BoardCard } from './columns.ts';
import { handleOf } from './handleOf.ts';
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

type DropMarkProps = { list: RefObject<HTMLUListElement | null>; index: number; liftedId: string };

/**
 * The brand line with a dot and the dashed hole below it: where the lifted card lands (LOOK,
 * "Board").
 */
function DropMark({ list, index, liftedId }: DropMarkProps): ReactNode {
  const mark = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    if (list.current === null || mark.current === null) return;
    const items = [
      ...list.current.querySelectorAll<HTMLElement>(':scope > [data-rfd-draggable-id]'),
    ];
    const before = items
      .filter((item) => item.dataset['rfdDraggableId'] !== liftedId)
      .slice(0, index);
    const lifted = document.querySelector<HTMLElement>(
      `[data-rfd-draggable-id="${CSS.escape(liftedId)}"]`,
    );
    const gap = parseFloat(getComputedStyle(lifted ?? list.current).marginBottom) || 0;
    const top = before.reduce((sum, item) => sum + item.offsetHeight + gap, list.current.offsetTop);
    mark.current.style.transform = `translateY(${top}px)`;
    mark.current.style.height = `${lifted?.offsetHeight ?? 0}px`;
  }, [list, index, liftedId]);
  return <div ref={mark} className="board-mark" aria-hidden />;
}

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
      {({ innerRef, draggableProps, dragHandleProps }, { isDragging, isDropAnimating }) => (
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
const DragCard = memo(MovableCard) as typeof MovableCard;

function Column<C extends BoardCard>(props: DragColumnProps<C>): ReactNode {
  const { column, label, index, fixed, cardsFixed, renderCard, target, liftedId, notice } = props;
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
          <BoardColumn
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
            <Droppable droppableId={column.id} type={CARDS} isDropDisabled={cardsFixed}>
              {(provided) => (
                <div ref={provided.innerRef} {...provided.droppableProps} className="board-drop">
                  <ul ref={list} className="board-cards" aria-label={column.name}>
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
          </BoardColumn>
        </section>
      )}
    </Draggable>
  );
}

/**
 * A column that can be moved and takes cards. Drawn anew only when something of its own changes.
 */
export const DragColumn = memo(Column, (before, after) =>
  (Object.keys(after) as (keyof typeof after)[]).every(
    (key) =>
      before[key] === after[key] ||
      (key === 'liftedId' && before.target === null && after.target === null),
  ),
) as typeof Column;
