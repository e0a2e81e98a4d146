import type { ExecutionRow } from '@waymark/api';
import { formatDate, formatDateTime } from '@waymark/look';
import type { ReactNode } from 'react';
import {
  DataTable,
  useDataTableRenderContext,
  useListContext,
} from 'react-admin';
import type { DataTableColumnProps } from 'react-admin';
import { Link, useNavigate } from 'react-router';
import { BulkBar } from './BulkBar.tsx';
import { defaultColumns } from './columns.ts';
import type { ColumnId } from './columns.ts';
import { RowActions, processPath } from './RowActions.tsx';
import { SelectPage, SelectRow } from './Selection.tsx';
import { StatusCell } from './StatusCell.tsx';
import { useTexts, type T } from '../texts/index.ts';

type ColumnLook = { source?: string; render: (row: ExecutionRow) => ReactNode };

type GridProps = {
  columns: readonly ColumnId[];
  onDelete: (rows: readonly ExecutionRow[]) => void;
};

/** The table of executions: a page of rows, of which the first cell links to the process. */
export function ExecutionsGrid({ columns, onDelete }: GridProps): ReactNode {
  const t = useTexts();
  const navigate = useNavigate();
  const looks = columnLooks(t, (row) => onDelete([row]));
  return (
    <DataTable<ExecutionRow>
      className={
        columns.length > defaultColumns.length
          ? 'executions-grid executions-grid-wide'
          : 'executions-grid'
      }
      aria-label={t('executions.executions')}
      bulkActionButtons={false}
      bulkActionsToolbar={<BulkBar onDelete={onDelete} />}
      rowClick={(_id, _resource, row) => {
        void navigate(processPath(row as ExecutionRow));
        return false;
      }}
    >
      <DataTable.Col<ExecutionRow>
        source="select"
        className="column-select"
        disableSort
        label={<SelectPage />}
        render={(row) => <SelectRow row={row} />}
      />
      {columns.map((id) => (
        <Column
          key={id}
          label={t(`executionColumns.${id}`)}
          className={`column-${id}`}
          disableSort={looks[id].source === undefined}
          {...looks[id]}
        />
      ))}
    </DataTable>
  );
}

/** A column whose head says how it is sorted. */
function Column(props: DataTableColumnProps<ExecutionRow>): ReactNode {
  const { sort } = useListContext();
  const inHead = useDataTableRenderContext() === 'header';
  const sorted =
    inHead && props.source !== undefined && sort.field === props.source;
  return (
    <DataTable.Col
      {...props}
      {...(sorted && {
        sortDirection:
          sort.order === 'ASC' ? ('asc' as const) : ('desc' as const),
      })}
    />
  );
}

const columnLooks = (
  t: T,
  onDelete: (row: ExecutionRow) => void,
): Record<ColumnId, ColumnLook> => ({
  client: {
    source: 'clientName',
    render: (row) => (
      <Link
        className="lead-link"
        to={processPath(row)}
        title={row.clientName}
        onClick={(event) => event.stopPropagation()}
      >
        {row.clientName}
      </Link>
    ),
  },
  project: {
    source: 'projectName',
    render: ({ projectName }) => (
      <span className="cut quiet" title={projectName}>
        {projectName}
      </span>
    ),
  },
  process: {
    source: 'name',
    render: ({ name, currentModule }) => (
      <span
        className="two-lines"
        title={currentModule === null ? name : `${name} / ${currentModule}`}
      >
        <span>{name}</span>
        <small>{currentModule ?? t('executions.allModulesDone')}</small>
      </span>
    ),
  },
  status: { source: 'status', render: (row) => <StatusCell {...row} /> },
  updated: {
    source: 'updatedAt',
    render: ({ updatedAt }) => (
      <span className="quiet">{formatDateTime(updatedAt)}</span>
    ),
  },
  actions: { render: (row) => <RowActions row={row} onDelete={onDelete} /> },
  dates: {
    source: 'start',
    render: ({ start, end }) => (
      <span className="quiet">
        {formatDate(start)} – {formatDate(end)}
      </span>
    ),
  },
  created: {
    source: 'createdAt',
    render: ({ createdAt }) => (
      <span className="quiet">{formatDateTime(createdAt)}</span>
    ),
  },
});
