import type { ExecutionRow } from '@waymark/api';
import type { ReactNode } from 'react';
import { useTexts } from '../texts/index.ts';
import { Progress } from './Progress.tsx';
import { StatusWord } from './StatusWord.tsx';

/** How an execution stands: its status, how much is done and overdue of it, and how that came. */
export function StatusCell({ row }: { row: ExecutionRow }): ReactNode {
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
              <span className="overdue-count">
                {t('hub.late', { count: overdue })}
              </span>
            )}
          </small>
        )}
      </span>
      <Progress row={row} />
    </span>
  );
}
