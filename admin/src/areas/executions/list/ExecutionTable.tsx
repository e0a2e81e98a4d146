import type { ExecutionRow } from '@waymark/api';
import { formatDate, formatDateTime } from '@waymark/look';
import type { ReactNode, KeyboardEvent } from 'react';
import { DataTable, useListContext } from 'react-admin';
import type { DataTableColumnProps } from 'react-admin';
import { Link } from 'react-router';
import { LeadColumn } from '../../../parts/lists/LeadColumn.tsx';
import { namedRows } from '../../../parts/lists/namedRows.tsx';
import { SortedColumn } from '../../../parts/lists/SortedColumn.tsx';
import { useTexts, type T } from '../../../base/texts/index.ts';
import { BulkBar } from './BulkBar.tsx';
import { columns, usual, movedBy, type ColumnId } from './columns.ts';
import { isKey, isTaken } from '../../../base/keyboard/keyMatching.ts';
import { useChosenRows } from './useChosenRows.ts';
import { isComposed } from '@waymark/look/composed';
import { useEffect, useState } from 'react';
import { WalkedByKeys } from './WalkedByKeys.tsx';
import { OwnerCell } from '../../../parts/owner/OwnerCell.tsx';
import { processPath } from '../../../parts/plans/processPath.ts';
import { NextCell } from './NextCell.tsx';
import { Progress } from '../../../parts/plans/Progress.tsx';
import { StatusWord } from './StatusWord.tsx';
import { TurnCell } from './TurnCell.tsx';
import { COLUMNS, useChosenColumns } from './useColumnsInAddress.ts';

/** There is no order of people, nor of what can be done. */
const unsorted: readonly string[] = ['actions', 'owner'];

const Rows = namedRows<ExecutionRow>(
  ({ clientName, projectName, name }) => `${clientName}, ${projectName}, ${name}`,
);

type TableProps = { onDelete: (rows: readonly ExecutionRow[]) => void };

/** Del in the table asks about deleting what is chosen, else the row that has the focus. */
function DeletedByKey({
  onDelete,
  children,
}: {
  onDelete: (rows: readonly ExecutionRow[]) => void;
  children: ReactNode;
}): ReactNode {
  const { data = [] } = useListContext<ExecutionRow>();
  const { count, withRows } = useChosenRows();
  const onKeyDown = (event: KeyboardEvent) => {
    if (!isKey(event.nativeEvent, 'deleteExecution') || isTaken(event.target as Element)) return;
    const line = (event.target as Element).closest<HTMLTableRowElement>('tbody tr');
    const row = line === null ? undefined : data[line.sectionRowIndex];
    if (row === undefined) return;
    event.preventDefault();
    if (count > 0) void withRows(onDelete);
    else onDelete([row]);
  };
  return <div onKeyDown={onKeyDown}>{children}</div>;
}

/** Columns are moved by dragging their names (react-admin); with Alt and the arrow keys, too. */
function MovedByKeys({ children }: { children: ReactNode }): ReactNode {
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
  document.querySelector(`[id="${COLUMNS}-columnsSelector"] li[data-index="${place}"] input`);

/** The table of executions: a page of rows, of which the first cell links to the process. */
export function ExecutionTable({ onDelete }: TableProps): ReactNode {
  const t = useTexts();
  const [{ hidden }] = useChosenColumns();
  const cells = cellsOf(t, (row) => onDelete([row]));
  return (
    <DeletedByKey onDelete={onDelete}>
      <MovedByKeys>
        <WalkedByKeys>
          <DataTable<ExecutionRow>
            className={
              hidden.length < usual.hidden.length
                ? 'executions-grid executions-grid-wide'
                : 'executions-grid'
            }
            aria-label={t('executions.executions')}
            body={Rows}
            storeKey={COLUMNS}
            hiddenColumns={[...usual.hidden]}
            bulkActionsToolbar={<BulkBar onDelete={onDelete} />}
            rowClick={(_id, _resource, row) => processPath(row)}
          >
            {columns.map(({ id, head, source }) => (
              <Column
                key={id}
                source={source}
                label={t(`executionColumns.${head}`)}
                className={`column-${id}`}
                disableSort={unsorted.includes(source)}
                {...(source === 'overdue' && { sortByOrder: 'DESC' as const })}
                render={cells[id]}
              />
            ))}
          </DataTable>
        </WalkedByKeys>
      </MovedByKeys>
    </DeletedByKey>
  );
}

const Column = (props: DataTableColumnProps<ExecutionRow>): ReactNode =>
  props.source === columns[0].source ? <LeadColumn {...props} /> : <SortedColumn {...props} />;

/** How many tasks are overdue, and for how many days the oldest. */
function OverdueCell({
  overdue,
  overdueDays,
}: Pick<ExecutionRow, 'overdue' | 'overdueDays'>): ReactNode {
  const t = useTexts();
  if (overdue === 0 || overdueDays === null)
    return <span className="quiet">{t('hub.noneOverdue')}</span>;
  return (
    <span className="two-lines">
      <span className="overdue-count">{t('words.tasks', { count: overdue })}</span>
      <small>{t('words.days', { count: overdueDays })}</small>
    </span>
  );
}

/** How an execution stands: its status, how much is done and overdue of it, and how that came. */
function StatusCell({ row }: { row: ExecutionRow }): ReactNode {
  const t = useTexts();
  const { status, tasksDone, tasksTotal, overdue } = row;
  return (
    <span className="status-cell">
      <span className="two-lines">
        <StatusWord status={status} />
        {tasksTotal > 0 && (
          <small>
            {t('hub.doneOf', { done: tasksDone, total: tasksTotal })}
            {overdue > 0 && (
              <span className="overdue-count">{t('hub.late', { count: overdue })}</span>
            )}
          </small>
        )}
      </span>
      <Progress row={row} />
    </span>
  );
}

const cellsOf = (
  t: T,
  onDelete: (row: ExecutionRow) => void,
): Record<ColumnId, (row: ExecutionRow) => ReactNode> => ({
  client: (row) => (
    <span className="two-lines">
      <Link
        className="lead-link"
        to={processPath(row)}
        title={row.clientName}
        onClick={(event) => event.stopPropagation()}
      >
        {row.clientName}
      </Link>
      <small title={row.projectName}>{row.projectName}</small>
    </span>
  ),
  process: ({ name, currentModule }) => (
    <span
      className="two-lines"
      title={currentModule === null ? name : `${name} / ${currentModule}`}
    >
      <span>{name}</span>
      <small>{currentModule ?? t('executions.allModulesDone')}</small>
    </span>
  ),
  status: (row) => <StatusCell row={row} />,
  turn: (row) => <TurnCell row={row} />,
  owner: (row) => <OwnerCell row={row} />,
  overdue: (row) => <OverdueCell {...row} />,
  updated: ({ updatedAt }) => <span className="quiet">{formatDateTime(updatedAt)}</span>,
  dates: ({ start, end }) => (
    <span className="quiet">
      {formatDate(start)} – {formatDate(end)}
    </span>
  ),
  created: ({ createdAt }) => <span className="quiet">{formatDateTime(createdAt)}</span>,
  actions: (row) => <NextCell row={row} onDelete={onDelete} />,
});
