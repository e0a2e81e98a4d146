import type { ExecutionRow } from '@waymark/api';
import { formatDateTime } from '@waymark/look';
import type { ReactNode } from 'react';
import { useListContext } from 'react-admin';
import { Link } from 'react-router';
import { RowActions, processPath } from './RowActions.tsx';
import { StatusCell } from './StatusCell.tsx';
import { useTexts } from '../texts/index.ts';

/** The executions below 900 pixels: a list of entries instead of a table. */
export function ExecutionsPhoneList({
  onDelete,
}: {
  onDelete: (rows: readonly ExecutionRow[]) => void;
}): ReactNode {
  const t = useTexts();
  const { data = [] } = useListContext<ExecutionRow>();
  return (
    <ul className="phone-list" aria-label={t('executions.executions')}>
      {data.map((row) => (
        <li key={row.id}>
          <div>
            <Link className="lead-link" to={processPath(row)}>
              {row.clientName}
            </Link>
            <span className="phone-line">
              {row.name}, {row.projectName}
            </span>
            <span className="phone-line">
              <StatusCell {...row} />
              <span>{formatDateTime(row.updatedAt)}</span>
            </span>
          </div>
          <RowActions row={row} onDelete={() => onDelete([row])} />
        </li>
      ))}
    </ul>
  );
}
