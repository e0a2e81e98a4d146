import type { ReactNode } from 'react';
import './board.css';
import { ColumnFrame } from './ColumnFrame.tsx';
import type { BoardCard } from './columns.ts';
import { distinctLabels } from './distinctLabels.ts';
import { DragBoard } from './DragBoard.tsx';
import type { BoardProps } from './types.ts';

/**
 * The board of builder, process page and jobs (LOOK, "Board"): columns of cards that scroll sideways under a head that
 * stays. With `onMoveCard` or `onMoveColumn` things are moved by mouse, touch and keyboard.
 */
export function Board<C extends BoardCard>(props: BoardProps<C>): ReactNode {
  if (props.onMoveCard !== undefined || props.onMoveColumn !== undefined)
    return <DragBoard {...props} />;
  const { label, columns, renderCard } = props;
  const labels = distinctLabels(columns.map(({ name }) => name));
  return (
    <div className="board" role="group" aria-label={label}>
      {columns.map((column, index) => (
        <section
          key={column.id}
          className="board-col"
          aria-label={labels[index]}
        >
          <ColumnFrame column={column}>
            <ul className="board-cards" aria-label={column.name}>
              {column.cards.map((card) => (
                <li key={card.id} className="board-item">
                  {renderCard(card, {})}
                </li>
              ))}
            </ul>
          </ColumnFrame>
        </section>
      ))}
    </div>
  );
}
