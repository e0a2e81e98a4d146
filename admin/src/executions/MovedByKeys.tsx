import { isComposed } from '@waymark/look/composed';
import { useEffect, useState, type KeyboardEvent, type ReactNode } from 'react';
import { movedBy } from './columns.ts';
import { COLUMNS, useChosenColumns } from './useColumnsInAddress.ts';

/** Columns are moved by dragging their names (react-admin); with Alt and the arrow keys, too. */
export function MovedByKeys({ children }: { children: ReactNode }): ReactNode {
  const [chosen, choose] = useChosenColumns();
  const [followed, setFollowed] = useState<number | null>(null);
  const order = chosen.ranks.join();
  /** A name that changes its place is drawn anew: the focus follows it once it is there. */
  useEffect(() => {
    if (followed !== null) switchOf(followed)?.focus();
  }, [followed, order]);
  const onKeyDown = (event: KeyboardEvent) => {
    if (isComposed(event)) return;
    const by = { ArrowUp: -1, ArrowDown: 1 }[event.key] as -1 | 1 | undefined;
    const name = (event.target as HTMLElement).closest<HTMLElement>(
      `[id="${COLUMNS}-columnsSelector"] li[data-index]`,
    );
    if (!event.altKey || by === undefined || name === null) return;
    event.preventDefault();
    event.stopPropagation();
    const place = Number(name.dataset['index']);
    setFollowed(place);
    choose({ ...chosen, ranks: movedBy(chosen.ranks, place, by) });
  };
  return <div onKeyDown={onKeyDown}>{children}</div>;
}

const switchOf = (place: number): HTMLElement | null =>
  document.querySelector(
    `[id="${COLUMNS}-columnsSelector"] li[data-index="${place}"] input`,
  );
