import ChevronRight from 'lucide-react/icons/chevron-right';
import type { TaskRow } from '../../../base/api/reads.ts';
import { useToday } from '../../../base/workspace/useToday.ts';
import { takes } from '../../../parts/task/takes.ts';
import { TaskLine, whenOf } from '../../../parts/project/TaskLine.tsx';
import { Unread } from '../../../parts/project/Unread.tsx';

type TaskListProps = { tasks: TaskRow[]; note?: (task: TaskRow) => string | undefined };

/** @param note a line under a task's name instead of its date */
export function TaskList({ tasks, note }: TaskListProps) {
  const today = useToday();
  return (
    <ul className="panel items">
      {tasks.map((task) => {
        const when = whenOf(task, today);
        const said = note?.(task);
        return (
          <li key={task.id}>
            <TaskLine
              task={task}
              words={said ?? withTime(when.words, task)}
              late={said === undefined && when.late}
              news={<Unread task={task} />}
              end={<ChevronRight size={20} strokeWidth={1.75} aria-hidden="true" />}
            />
          </li>
        );
      })}
    </ul>
  );
}

/** 'Due 30.11.2026, 20 minutes'; what is done took its time. */
const withTime = (words: string | false, { status, duration }: TaskRow): string | false => {
  if (status === 'DONE' || duration == null) return words;
  return words === false ? takes(duration) : `${words}, ${takes(duration)}`;
};
