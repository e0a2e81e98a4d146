import { useLayoutEffect, useRef, useState, type ReactNode } from 'react';
import './board.css';
import { BoardColumn } from './BoardColumn.tsx';
import type { BoardCard } from './columns.ts';
import { distinctLabels } from './distinctLabels.ts';
import { DragBoard } from './DragBoard.tsx';
import type { BoardProps } from './types.ts';

/**
 * The board of builder, process page and jobs (LOOK, "Board"): columns of cards that scroll
 * sideways under a head that stays. With `onMoveCard` or `onMoveColumn` things are moved by mouse,
 * touch and keyboard.
 */
export function Board<C extends BoardCard>(props: BoardProps<C>): ReactNode {
  if (props.onMoveCard !== undefined || props.onMoveColumn !== undefined)
    return <DragBoard {...props} />;
  return <StillBoard {...props} />;
}

function StillBoard<C extends BoardCard>({
  label,
  columns,
  renderCard,
  opensOn,
}: BoardProps<C>): ReactNode {
  const labels = distinctLabels(columns.map(({ name }) => name));
  const board = useRef<HTMLDivElement>(null);
  const [first] = useState(() => columns.findIndex(({ id }) => id === opensOn));
  // Once, before it is seen: from then on the reader scrolls.
  useLayoutEffect(() => {
    const box = board.current;
    const column = box?.children[first];
    if (box && column instanceof HTMLElement) box.scrollLeft = scrollTo(box, column);
  }, [first]);
  return (
    <div className="board" role="group" aria-label={label} ref={board}>
      {columns.map((column, index) => (
        <section key={column.id} className="board-col" aria-label={labels[index]}>
          <BoardColumn column={column}>
            <ul className="board-cards" aria-label={column.name}>
              {column.cards.map((card) => (
                <li key={card.id} className="board-item">
                  {renderCard(card, {})}
                </li>
              ))}
            </ul>
          </BoardColumn>
        </section>
      ))}
    </div>
  );
}

/**
 * Finds the scroll position at which a column is seen whole: the present one, or with the column at
 * its left edge.
 */
function scrollTo(board: HTMLElement, column: HTMLElement): number {
  const { paddingLeft } = getComputedStyle(board);
  const left = column.offsetLeft - parseFloat(paddingLeft);
  const right = column.offsetLeft + column.offsetWidth;
  return right <= board.scrollLeft + board.clientWidth ? board.scrollLeft : left;
}
