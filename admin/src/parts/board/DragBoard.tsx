import { DragDropContext, Droppable } from '@hello-pangea/dnd';
import type { ReactNode } from 'react';
import type { BoardCard } from './columns.ts';
import { distinctLabels } from './distinctLabels.ts';
import { DragColumn } from './DragColumn.tsx';
import { MovingBar } from './MovingBar.tsx';
import type { BoardProps } from './types.ts';
import { BOARD, COLUMNS } from './dropResult.ts';
import { useBoardDrag } from './useBoardDrag.ts';
import { useTexts } from '../../base/texts/index.ts';

/** The board with things that move; `Board` chooses it. */
export function DragBoard<C extends BoardCard>(props: BoardProps<C>): ReactNode {
  const { label, renderCard, onMoveCard, onMoveColumn, columnNoun } = props;
  const t = useTexts();
  const { shown, lift, said, responders } = useBoardDrag(props);
  const labels = distinctLabels(shown.map(({ name }) => name));
  return (
    <DragDropContext {...responders} dragHandleUsageInstructions={t('words.keyboardDrag')}>
      <Droppable droppableId={BOARD} type={COLUMNS} direction="horizontal">
        {(provided) => (
          <div
            ref={provided.innerRef}
            {...provided.droppableProps}
            className="board"
            role="group"
            aria-label={label}
          >
            {shown.map((column, index) => (
              <DragColumn
                key={column.id}
                column={column}
                label={labels[index] ?? column.name}
                index={index}
                fixed={onMoveColumn === undefined}
                cardsFixed={onMoveCard === undefined}
                renderCard={renderCard}
                target={
                  lift?.target?.columnId === column.id && lift.refused === null
                    ? lift.target.index
                    : null
                }
                liftedId={lift?.cardId ?? null}
                notice={
                  lift?.target?.columnId === column.id ? (lift.refused?.notice ?? null) : null
                }
              />
            ))}
            {provided.placeholder}
          </div>
        )}
      </Droppable>
      {lift?.byKeyboard === true && lift.place !== null && (
        <MovingBar place={lift.place} columnNoun={columnNoun ?? t('board.column')} />
      )}
      <p className="visually-hidden" role="status">
        {said}
      </p>
    </DragDropContext>
  );
}
