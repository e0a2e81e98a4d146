import { StatusIcon, taskStatusLook, type TaskStatus } from '@waymark/look';
import type { ReactNode } from 'react';

/** The icon of a status of tasks, in its colour, at the head of its column. */
export const StatusMark = ({ status }: { status: TaskStatus }): ReactNode => (
  <span className="board-status" style={{ color: `var(${taskStatusLook[status].colour})` }}>
    <StatusIcon icon={taskStatusLook[status].icon} />
  </span>
);
