import type { TaskRow } from '@waymark/api';
import { StatusIcon, taskStatusLook } from '@waymark/look';
import { type ReactNode } from 'react';
import { useSetTaskStatus } from '../taskSidebar/useSetTaskStatus.tsx';
import { useTexts } from '../texts/index.ts';

/** The tick of a task: DONE and back to TODO (PRODUCT 7.1). It shows the status that the task has. */
export function TaskTick({ task }: { task: TaskRow }): ReactNode {
  const t = useTexts();
  const { setStatus, dialog } = useSetTaskStatus();
  const look = taskStatusLook[task.status];
  const done = task.status === 'DONE';
  return (
    <>
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
        onClick={() => void setStatus(task, done ? 'TODO' : 'DONE')}
      >
        <StatusIcon icon={look.icon} size={20} />
      </button>
      {dialog}
    </>
  );
}
