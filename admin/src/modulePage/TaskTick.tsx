import type { TaskRow } from '@waymark/api';
import { type ReactNode } from 'react';
import { StatusTick } from './StatusTick.tsx';
import { useSetTaskStatus } from '../taskSidebar/useSetTaskStatus.tsx';

/** The tick of a task: DONE and back to TODO (PRODUCT 7.1). It shows the status that the task has. */
export function TaskTick({ task }: { task: TaskRow }): ReactNode {
  const { setStatus, dialog } = useSetTaskStatus();
  return (
    <>
      <StatusTick
        task={task}
        onTick={(status) => void setStatus(task, status)}
      />
      {dialog}
    </>
  );
}
