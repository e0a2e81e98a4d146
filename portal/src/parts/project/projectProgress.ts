import type { MilestoneRow, TaskRow } from '../../base/api/reads.ts';
import { isLate } from './order.ts';

/** `was`: walked. `part`: passed, but something is left. `now`: here. `open`: ahead. */
export type ProgressState = 'was' | 'part' | 'now' | 'open';

/** One waymark. `theirs`: none of its tasks is for this reader's side to see. */
export type Waymark = {
  id: string;
  name: string;
  state: ProgressState;
  done: number;
  total: number;
  theirs: boolean;
  completedAt: string | null;
  /** Open tasks past their day, with the earliest day. */
  late: { count: number; since: string } | undefined;
};

type Step = Pick<
  MilestoneRow,
  'id' | 'name' | 'weight' | 'tasksTotal' | 'tasksDone' | 'completedAt'
> & {
  /** Somebody has said that it is done, whatever is in it. */
  readonly isOver?: boolean;
};
type Task = Pick<TaskRow, 'milestoneId' | 'status' | 'dueDate' | 'turnBecause'>;

/**
 * The way through a project.
 * @param here milestone of the reader's next task; without it the first that is not done is where
 * they are
 * @param today calendar date
 */
export function progressOf(
  milestones: readonly Step[],
  tasks: readonly Task[],
  here: string | undefined,
  today: string,
): Waymark[] {
  const steps = milestones.toSorted((a, b) => a.weight - b.weight);
  const isDone = (step: Step) =>
    step.isOver === true ||
    step.completedAt !== null ||
    (step.tasksTotal > 0 && step.tasksDone === step.tasksTotal);
  const chosen = steps.findIndex((step) => step.id === here && !isDone(step));
  const at = chosen >= 0 ? chosen : steps.findIndex((step) => !isDone(step));
  return steps.map((step, i) => {
    const inside = tasks.filter(({ milestoneId }) => milestoneId === step.id);
    return {
      id: step.id,
      name: step.name,
      state: isDone(step) ? 'was' : i === at ? 'now' : at >= 0 && i < at ? 'part' : 'open',
      done: step.tasksDone,
      total: step.tasksTotal,
      theirs: inside.length === 0,
      completedAt: step.completedAt,
      late: lateness(inside, today),
    };
  });
}

function lateness(tasks: readonly Task[], today: string): Waymark['late'] {
  const days = tasks
    .filter((task) => isLate(task, today))
    .map(({ dueDate }) => dueDate!)
    .sort();
  return days[0] === undefined ? undefined : { count: days.length, since: days[0] };
}

/** Done and all tasks of the whole way. */
export const sumOf = (
  steps: readonly Pick<Step, 'tasksDone' | 'tasksTotal'>[],
): { done: number; total: number } => ({
  done: steps.reduce((sum, { tasksDone }) => sum + tasksDone, 0),
  total: steps.reduce((sum, { tasksTotal }) => sum + tasksTotal, 0),
});
