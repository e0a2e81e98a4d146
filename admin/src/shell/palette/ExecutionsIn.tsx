import type { ExecutionRow } from '@waymark/api';
import type { ReactNode } from 'react';
import { useGetList } from 'react-admin';
import { useTurnWords } from '../../parts/turn/useTurnWords.ts';
import { USUAL_SORT } from '../../areas/executions/index.ts';
import { StatusTag } from '../../parts/tasks/StatusTag.tsx';
import { useToday } from '../../base/dates/useToday.ts';
import { useTexts } from '../../base/texts/index.ts';

/** So many are told one by one. */
const TOLD = 4;

type ExecutionsInProps = { filter: { readonly projectId: string } | { readonly clientId: string } };

/**
 * The executions of a project or a client: how each stands, and whose turn it is, what needs us
 * first.
 */
export function ExecutionsIn({ filter }: ExecutionsInProps): ReactNode {
  const t = useTexts();
  const {
    data,
    total = 0,
    error,
  } = useGetList<ExecutionRow>('executions', {
    filter: { ...filter, today: useToday() },
    sort: USUAL_SORT,
    pagination: { page: 1, perPage: TOLD },
  });
  if (data === undefined) return error === null ? null : <p>{t('executions.failed')}</p>;
  if (data.length === 0) return <p>{t('executions.noneYet')}</p>;
  return (
    <>
      <ul className="palette-executions">
        {data.map((row) => (
          <Line key={row.id} row={row} />
        ))}
      </ul>
      {total > data.length && <p>{t('executions.more', { count: total - data.length })}</p>}
    </>
  );
}

function Line({ row }: { row: ExecutionRow }): ReactNode {
  const t = useTexts();
  const { whose, why } = useTurnWords(row);
  return (
    <li>
      <span>{row.name}</span>
      <small>
        <StatusTag status={row.status} plain />
        {row.tasksTotal > 0 && (
          <span>{t('hub.doneOf', { done: row.tasksDone, total: row.tasksTotal })}</span>
        )}
      </small>
      <small>
        {whose}: {why}
      </small>
    </li>
  );
}
