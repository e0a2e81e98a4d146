import type { TaskRow } from '@waymark/api';
import { StatusIcon, taskStatusLook } from '@waymark/look';
import type { ReactNode } from 'react';
import { useTexts } from '../../base/texts/index.ts';
import './statusTick.css';

/** The status of a task as a box to tick. */
export function StatusTick({
  task,
  onTick,
}: {
  task: TaskRow;
  onTick: (status: 'DONE' | 'TODO') => void;
}): ReactNode {
  const t = useTexts();
  const look = taskStatusLook[task.status];
  const done = task.status === 'DONE';
  return (
    <button
      type="button"
      className="task-tick"
      role="checkbox"
      aria-checked={done}
      aria-label={t('module.taskIs', {
        headline: task.headline,
        status: t(`taskStatus.${task.status}`),
      })}
      title={done ? t('module.markToDo') : t('module.markDone')}
      style={{ color: `var(${look.colour})` }}
      onClick={() => onTick(done ? 'TODO' : 'DONE')}
    >
      <StatusIcon icon={look.icon} size={20} />
    </button>
  );
}
