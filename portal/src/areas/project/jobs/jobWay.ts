import { groupOfJob, type JobGroup } from '@waymark/events/jobs';
import type { ModuleRow, TaskRow } from '../../../base/api/reads.ts';
import { latest } from '../../../parts/project/latest.ts';
import { progressOf, type Waymark } from '../../../parts/project/projectProgress.ts';

type Job = Pick<ModuleRow, 'id' | 'title' | 'status' | 'weight'>;
type Task = Pick<TaskRow, 'moduleId' | 'status' | 'statusAt' | 'dueDate' | 'turnBecause'>;

/** Ranks of jobs on the way: done ones lie behind, those worked on are here, others lie ahead. */
const ranks: Record<JobGroup, number> = { done: 0, active: 1, inactive: 2 };

/**
 * The way through a project of jobs: each job is a waymark, those of a column by their order there.
 * @param tasks those that are to be done
 * @param here job of the reader's next task
 * @param today calendar date
 */
export function wayOfJobs(
  jobs: readonly Job[],
  tasks: readonly Task[],
  here: string | undefined,
  today: string,
): Waymark[] {
  const of = Map.groupBy(tasks, ({ moduleId }) => moduleId);
  const rank = ({ status }: Job) => ranks[groupOfJob(status)];
  const inOrder = jobs.toSorted((a, b) => rank(a) - rank(b) || a.weight - b.weight);
  const steps = inOrder.map(({ id, title, status }, weight) => {
    const own = of.get(id) ?? [];
    const done = own.filter((task) => task.status === 'DONE');
    const isOver = groupOfJob(status) === 'done';
    return {
      ...{ id, name: title, weight, isOver },
      ...{ tasksTotal: own.length, tasksDone: done.length },
      completedAt: isOver ? (latest(done)?.statusAt ?? null) : null,
    };
  });
  return progressOf(
    steps,
    tasks.map((task) => ({ ...task, milestoneId: task.moduleId })),
    here,
    today,
  );
}
