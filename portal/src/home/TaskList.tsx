import ChevronRight from 'lucide-react/icons/chevron-right';
import type { TaskRow } from '../api/reads.ts';
import { localToday } from '../project/order.ts';
import { TaskLine, whenOf } from './TaskLine.tsx';
import { Unread } from './Unread.tsx';

type TaskListProps = {
  tasks: TaskRow[];
  note?: (task: TaskRow) => string | undefined;
};

/** @param note a line under a task's name instead of its date */
export function TaskList({ tasks, note }: TaskListProps) {
  const today = localToday();
  return (
    <ul className="panel items">
      {tasks.map((task) => {
        const when = whenOf(task, today);
        const said = note?.(task);
        return (
          <li key={task.id}>
            <TaskLine
              task={task}
              words={said ?? when.words}
              late={said === undefined && when.late}
              news={<Unread task={task} />}
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
