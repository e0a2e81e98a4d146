import { formatDate, StatusIcon, taskStatusLook, WholeWords } from '@waymark/look';
import type { ReactNode } from 'react';
import { Link } from 'wouter';
import type { TaskRow } from '../../base/api/reads.ts';
import { dueOf, isLate, plannedOf } from './order.ts';
import { taskPath } from './taskPath.ts';
import { texts } from '../../base/texts/pages.ts';

/** When a task was done, or is to be, and whether that is late; false for nothing to say. */
export function whenOf(task: TaskRow, today: string): { words: string | false; late: boolean } {
  const { due } = texts();
  const { status, statusAt } = task;
  if (status === 'DONE')
    return { words: statusAt !== null && due.done(formatDate(statusAt)), late: false };
  const late = isLate(task, today);
  const dueDate = dueOf(task, today);
  const plannedOn = plannedOf(task, today);
  if (plannedOn !== null) return { words: due.planned(formatDate(plannedOn)), late: false };
  return { words: dueDate !== null && (late ? due.wasDue : due.due)(formatDate(dueDate)), late };
}

type TaskLineProps = {
  task: TaskRow;
  /** Under its name; false for nothing. */
  words: string | false;
  late: boolean;
  end: ReactNode;
  /** Words for what is new about the task. */
  news?: ReactNode;
};

/** A line with a task's status, headline and what is to be said of it; leads to the task. */
export function TaskLine({ task, words, late, end, news }: TaskLineProps) {
  const { icon, colour } = taskStatusLook[task.status];
  return (
    <Link href={taskPath(task)}>
      <span className="st" style={{ color: `var(${colour})` }}>
        <StatusIcon icon={icon} size={20} label={texts().status[task.status]} />
      </span>
      <span className="grow">
        <span className="t">
          <WholeWords>{task.headline}</WholeWords>
        </span>
        {words !== false && <small className={late ? 'num late' : 'num'}>{words}</small>}
      </span>
      {news}
      {end}
    </Link>
  );
}
