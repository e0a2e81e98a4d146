import { formatDate, StatusIcon, taskStatusLook } from '@waymark/look';
import ChevronRight from 'lucide-react/icons/chevron-right';
import type { ReactNode } from 'react';
import { Link } from 'wouter';
import type { TaskRow } from '../api/reads.ts';
import { Unread } from './Unread.tsx';
import { isLate, localToday } from '../project/order.ts';
import { taskPath } from '../task/taskPath.ts';
import { texts } from '../texts/pages.ts';

type TaskListProps = {
  tasks: TaskRow[];
  note?: (task: TaskRow) => string | undefined;
};

/** @param note a line under a task's name instead of its date */
export function TaskList({ tasks, note }: TaskListProps) {
  const t = texts();
  const today = localToday();
  const when = ({ dueDate, status, statusAt }: TaskRow, late: boolean) =>
    status === 'DONE'
      ? statusAt !== null && t.due.done(formatDate(statusAt))
      : dueDate !== null &&
        (late ? t.due.wasDue : t.due.due)(formatDate(dueDate));
  return (
    <ul className="panel items">
      {tasks.map((task) => {
        const late = task.status !== 'DONE' && isLate(task, today);
        const said = note?.(task);
        return (
          <li key={task.id}>
            <TaskLine
              task={task}
              words={said ?? when(task, late)}
              late={said === undefined && late}
              end={
                <ChevronRight size={20} strokeWidth={1.75} aria-hidden="true" />
              }
            />
          </li>
        );
      })}
    </ul>
  );
}

type TaskLineProps = {
  task: TaskRow;
  /** Under its name; false for nothing. */
  words: string | false;
  late: boolean;
  end: ReactNode;
};

/** How a task stands, what it is called, and what is to be said of it; leads to it. */
export function TaskLine({ task, words, late, end }: TaskLineProps) {
  const { icon, colour } = taskStatusLook[task.status];
  return (
    <Link href={taskPath(task)}>
      <span className="st" style={{ color: `var(${colour})` }}>
        <StatusIcon icon={icon} size={20} label={texts().status[task.status]} />
      </span>
      <span className="grow">
        <span className="t">{task.headline}</span>
        {words !== false && (
          <small className={late ? 'num late' : 'num'}>{words}</small>
        )}
      </span>
      <Unread task={task} />
      {end}
    </Link>
  );
}
