import type { ExecutionRow } from '@waymark/api';
import { isComposed } from '@waymark/look/composed';
import { useRef, type KeyboardEvent, type ReactNode } from 'react';
import { useListContext } from 'react-admin';
import { isTaken } from '../../../base/keyboard/keyMatching.ts';
import { useKey } from '../../../base/keyboard/useKey.ts';
import { chosenUpTo } from './chosenUpTo.ts';

/**
 * The arrows walk the rows, from one link to the next; with Shift they choose on the way. X chooses
 * the row.
 */
export function WalkedByKeys({ children }: { children: ReactNode }): ReactNode {
  const frame = useRef<HTMLDivElement>(null);
  const { data = [], selectedIds, onSelect, onToggleItem } = useListContext<ExecutionRow>();
  const lines = () => [...(frame.current?.querySelectorAll<HTMLElement>('tbody tr') ?? [])];
  useKey('selectRow', () => {
    const all = lines();
    // The row that has the focus, else the one that is pointed at.
    const at = all.findIndex((line) => line.contains(document.activeElement));
    const row = data[at < 0 ? all.findIndex((line) => line.matches(':hover')) : at];
    if (row !== undefined) onToggleItem(row.id);
  });
  const onKeyDown = (event: KeyboardEvent) => {
    if (isComposed(event)) return;
    const by = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (by === undefined || isHeld(event) || isTaken(event.target)) return;
    const all = lines();
    const at = all.findIndex((line) => line.contains(event.target as Node));
    if (at < 0) return;
    event.preventDefault();
    const next = all[at + by];
    if (next === undefined) return;
    if (event.shiftKey)
      onSelect([
        ...chosenUpTo(
          selectedIds.map(String),
          data.map(({ id }) => id),
          at,
          at + by,
        ),
      ]);
    next.querySelector<HTMLElement>('.lead-link')?.focus();
  };
  return (
    <div ref={frame} onKeyDown={onKeyDown}>
      {children}
    </div>
  );
}

const isHeld = ({ altKey, ctrlKey, metaKey }: KeyboardEvent): boolean =>
  altKey || ctrlKey || metaKey;
