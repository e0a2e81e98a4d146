import type { ExecutionRow } from '@waymark/api';
import { StatusIcon, processStatusLook } from '@waymark/look';
import type { ReactNode } from 'react';
import { useTexts } from '../texts/index.ts';

type Progress = Pick<ExecutionRow, 'status' | 'tasksDone' | 'tasksTotal'>;

/** Icon, word, bar and count of an execution. */
export function StatusCell({
  status,
  tasksDone,
  tasksTotal,
}: Progress): ReactNode {
  const t = useTexts();
  const { icon, colour } = processStatusLook[status];
  const share = tasksTotal === 0 ? 0 : (100 * tasksDone) / tasksTotal;
  return (
    <span className="status-cell">
      <span className="status-word" style={{ color: `var(${colour})` }}>
        <StatusIcon icon={icon} />
        {t(`processStatus.${status}`)}
      </span>
      <span
        className="status-bar"
        role="img"
        aria-label={t('executions.tasksDone', {
          done: tasksDone,
          total: tasksTotal,
        })}
      >
        <i style={{ width: `${share}%` }} />
      </span>
      <span className="status-count" aria-hidden="true">
        {tasksDone}/{tasksTotal}
      </span>
    </span>
  );
}
