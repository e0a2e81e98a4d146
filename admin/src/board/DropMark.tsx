import { useLayoutEffect, useRef, type ReactNode, type RefObject } from 'react';

type DropMarkProps = {
  list: RefObject<HTMLUListElement | null>;
  index: number;
  liftedId: string;
};

/** The brand line with a dot and the dashed hole below it: where the lifted card lands (LOOK, "Board"). */
export function DropMark({ list, index, liftedId }: DropMarkProps): ReactNode {
  const mark = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    if (list.current === null || mark.current === null) return;
    const items = [
      ...list.current.querySelectorAll<HTMLElement>(
        ':scope > [data-rfd-draggable-id]',
      ),
    ];
    const before = items
      .filter((item) => item.dataset['rfdDraggableId'] !== liftedId)
      .slice(0, index);
    const lifted = document.querySelector<HTMLElement>(
      `[data-rfd-draggable-id="${CSS.escape(liftedId)}"]`,
    );
    const gap =
      parseFloat(getComputedStyle(lifted ?? list.current).marginBottom) || 0;
    const top = before.reduce(
      (sum, item) => sum + item.offsetHeight + gap,
      list.current.offsetTop,
    );
    mark.current.style.transform = `translateY(${top}px)`;
    mark.current.style.height = `${lifted?.offsetHeight ?? 0}px`;
  }, [list, index, liftedId]);
  return <div ref={mark} className="board-mark" aria-hidden />;
}
