import { formatDate, StatusIcon, taskStatusLook } from '@waymark/look';
import ChevronRight from 'lucide-react/icons/chevron-right';
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
  return (
    <ul className="panel items">
      {tasks.map((task) => {
        const { icon, colour } = taskStatusLook[task.status];
        const late = isLate(task, today);
        const said = note?.(task);
        return (
          <li key={task.id}>
            <Link href={taskPath(task)}>
              <span className="st" style={{ color: `var(${colour})` }}>
                <StatusIcon
                  icon={icon}
                  size={20}
                  label={t.status[task.status]}
                />
              </span>
              <span className="grow">
                <span className="t">{task.headline}</span>
                {said !== undefined && <small>{said}</small>}
                {said === undefined &&
                  task.dueDate !== null &&
                  task.status !== 'DONE' && (
                    <small className={late ? 'num late' : 'num'}>
                      {(late ? t.due.wasDue : t.due.due)(
                        formatDate(task.dueDate),
                      )}
                    </small>
                  )}
                {said === undefined &&
                  task.status === 'DONE' &&
                  task.statusAt !== null && (
                    <small className="num">
                      {t.due.done(formatDate(task.statusAt))}
                    </small>
                  )}
              </span>
              <Unread task={task} />
              <ChevronRight size={20} strokeWidth={1.75} aria-hidden="true" />
            </Link>
          </li>
        );
      })}
    </ul>
  );
}
