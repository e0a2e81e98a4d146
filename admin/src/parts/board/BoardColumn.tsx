import type { DraggableProvidedDragHandleProps } from '@hello-pangea/dnd';
import type { ReactNode } from 'react';
import type { BoardCard } from './columns.ts';
import type { ShownColumn } from './types.ts';
import { useTexts } from '../../base/texts/index.ts';

type BoardColumnProps<C extends BoardCard> = {
  column: ShownColumn<C>;
  handle?: DraggableProvidedDragHandleProps | null;
  children: ReactNode;
};

/** A column's head (swatch or icon, name, count, buttons) above what it holds. */
export function BoardColumn<C extends BoardCard>({
  column,
  handle,
  children,
}: BoardColumnProps<C>): ReactNode {
  const t = useTexts();
  const { name, swatch, icon, cards, count = cards.length, menu, top } = column;
  const title = (
    <>
      {icon}
      {swatch !== null && (
        <span className="board-swatch" style={{ background: swatch }} aria-hidden />
      )}
      <span className="board-name" title={name}>
        {name}
      </span>
    </>
  );
  return (
    <>
      <header className="board-head">
        <h2>
          {handle ? (
            <span
              {...handle}
              aria-roledescription={t('board.movableColumn')}
              className="board-grip"
            >
              {title}
            </span>
          ) : (
            title
          )}
        </h2>
        <span className="board-count">{count}</span>
        {menu !== undefined && <span className="board-menu">{menu}</span>}
      </header>
      {top}
      {children}
    </>
  );
}
