import type { ModuleRow, TaskRow } from '@waymark/api';
import { groupOfJob, jobGroups, type JobGroup } from '@waymark/events/jobs';
import type { BoardItem } from '../../../parts/board/index.ts';
import type { Stretch } from '../process/progress.ts';

/** A task as it stands in its job. */
export type TaskItem = BoardItem & { readonly task: TaskRow };
/** A job with its tasks, as a card of the board. */
export type JobCardOf = {
  readonly id: string;
  readonly title: string;
  readonly job: ModuleRow;
  readonly items: readonly TaskItem[];
};
export type JobColumn = { readonly id: JobGroup; readonly cards: readonly JobCardOf[] };

/** The jobs of a project by column, each by weight, with their tasks in order (PRODUCT 8.10). */
export function jobColumns(
  jobs: readonly ModuleRow[],
  tasks: readonly TaskRow[],
): readonly JobColumn[] {
  const ofJob = Map.groupBy(tasks, ({ moduleId }) => moduleId);
  const cards = [...jobs]
    .sort((a, b) => a.weight - b.weight)
    .map((job) => ({
      id: job.id,
      title: job.title,
      job,
      items: (ofJob.get(job.id) ?? [])
        .toSorted((a, b) => a.place - b.place)
        .map((task) => ({ id: task.id, title: task.headline, task })),
    }));
  return jobGroups.map((id) => ({
    id,
    cards: cards.filter(({ job }) => groupOfJob(job.status) === id),
  }));
}

/** What counts: tasks that wait to be added do not. */
export function countOf(items: readonly TaskItem[]): {
  readonly done: number;
  readonly total: number;
} {
  const active = items.filter(({ task }) => task.active);
  return { done: active.filter(({ task }) => task.status === 'DONE').length, total: active.length };
}

/**
 * The bar above the board: what is done stands left, as in every other bar, although its column is
 * the last.
 */
export const barOf = (columns: readonly JobColumn[]): readonly Stretch[] =>
  columns
    .map(({ id, cards }) => ({ id, ...countOf(cards.flatMap(({ items }) => items)) }))
    .filter(({ total }) => total > 0)
    .toReversed()
    .map(({ id, done, total }) => ({ id, length: total, done: done / total }));

/**
 * Whether a task keeps its job from being done. What is done does so no more, and bears no mark of
 * it.
 */
export const keepsOpen = ({
  mandatory,
  active,
  status,
}: Pick<TaskRow, 'mandatory' | 'active' | 'status'>): boolean =>
  mandatory && active && status !== 'DONE';

/** Mandatory tasks that keep a job from being done. */
export const openMandatory = ({ items }: JobCardOf): readonly TaskRow[] =>
  items.map(({ task }) => task).filter(keepsOpen);
