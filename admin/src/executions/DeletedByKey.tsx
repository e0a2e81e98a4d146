import type { ExecutionRow } from '@waymark/api';
import type { KeyboardEvent, ReactNode } from 'react';
import { useListContext } from 'react-admin';
import { isKey, isTaken } from '../keys/pressed.ts';
import { useChosenRows } from './useChosenRows.ts';

/** Del in the table asks about deleting what is chosen, else the row that has the focus. */
export function DeletedByKey({
  onDelete,
  children,
}: {
  onDelete: (rows: readonly ExecutionRow[]) => void;
  children: ReactNode;
}): ReactNode {
  const { data = [] } = useListContext<ExecutionRow>();
  const { count, withRows } = useChosenRows();
  const onKeyDown = (event: KeyboardEvent) => {
    if (
      !isKey(event.nativeEvent, 'deleteExecution') ||
      isTaken(event.target as Element)
    )
      return;
    const line = (event.target as Element).closest<HTMLTableRowElement>(
      'tbody tr',
    );
    const row = line === null ? undefined : data[line.sectionRowIndex];
    if (row === undefined) return;
    event.preventDefault();
    if (count > 0) void withRows(onDelete);
    else onDelete([row]);
  };
  return <div onKeyDown={onKeyDown}>{children}</div>;
}
