import type { ExecutionRow } from '@waymark/api';
import { formatDate, formatDateTime } from '@waymark/look';
import type { ReactNode } from 'react';
import { DataTable } from 'react-admin';
import type { DataTableColumnProps } from 'react-admin';
import { Link } from 'react-router';
import { LeadColumn } from '../lists/LeadColumn.tsx';
import { namedRows } from '../lists/namedRows.tsx';
import { SortedColumn } from '../lists/SortedColumn.tsx';
import { useTexts, type T } from '../texts/index.ts';
import { BulkBar } from './BulkBar.tsx';
import { columns, usual, type ColumnId } from './columns.ts';
import { DeletedByKey } from './DeletedByKey.tsx';
import { MovedByKeys } from './MovedByKeys.tsx';
import { WalkedByKeys } from './WalkedByKeys.tsx';
import { OverdueCell } from './OverdueCell.tsx';
import { OwnerCell } from './OwnerCell.tsx';
import { processPath } from './processPath.ts';
import { NextCell } from './NextCell.tsx';
import { StatusCell } from './StatusCell.tsx';
import { TurnCell } from './TurnCell.tsx';
import { COLUMNS, useChosenColumns } from './useColumnsInAddress.ts';

/** There is no order of people, nor of what can be done. */
const unsorted: readonly string[] = ['actions', 'owner'];

const Rows = namedRows<ExecutionRow>(
  ({ clientName, projectName, name }) =>
    `${clientName}, ${projectName}, ${name}`,
);

type TableProps = { onDelete: (rows: readonly ExecutionRow[]) => void };

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
  props.source === columns[0].source ? (
    <LeadColumn {...props} />
  ) : (
    <SortedColumn {...props} />
  );

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
  updated: ({ updatedAt }) => (
    <span className="quiet">{formatDateTime(updatedAt)}</span>
  ),
  dates: ({ start, end }) => (
    <span className="quiet">
      {formatDate(start)} – {formatDate(end)}
    </span>
  ),
  created: ({ createdAt }) => (
    <span className="quiet">{formatDateTime(createdAt)}</span>
  ),
  actions: (row) => <NextCell row={row} onDelete={onDelete} />,
});
