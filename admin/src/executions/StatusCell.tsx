import type { ExecutionRow } from '@waymark/api';
import { StatusIcon, processStatusLook } from '@waymark/look';
import type { ReactNode } from 'react';
import { TaskCount } from '../processPage/TaskCount.tsx';
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
      <TaskCount
        className="status-count"
        aria-hidden="true"
        done={tasksDone}
        total={tasksTotal}
      />
    </span>
  );
}
