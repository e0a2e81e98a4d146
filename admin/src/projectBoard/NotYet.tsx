import type { TaskRow } from '@waymark/api';
import { StatusIcon, taskStatusLook } from '@waymark/look';
import type { ReactNode } from 'react';
import { useTexts } from '../texts/index.ts';

/** Which tasks keep a job from being done, in the column that it is held over. */
export function NotYet({ tasks }: { tasks: readonly TaskRow[] }): ReactNode {
  const t = useTexts();
  return (
    <div className="job-not-yet">
      <p>
        <StatusIcon icon={taskStatusLook.STUCKED.icon} size={16} />
        {t('jobs.notYet', { count: tasks.length })}
      </p>
      <ul>
        {tasks.map(({ id, status, headline }) => (
          <li key={id}>
            <span style={{ color: `var(${taskStatusLook[status].colour})` }}>
              <StatusIcon icon={taskStatusLook[status].icon} size={16} />
            </span>
            {headline}
          </li>
        ))}
      </ul>
    </div>
  );
}
