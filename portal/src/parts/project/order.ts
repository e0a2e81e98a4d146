import type { TaskRow } from '../../base/api/reads.ts';

/** The standing of a task for the one who has to do it. */
export type TaskStanding = 'now' | 'stuck' | 'waiting' | 'later' | 'done';

/** The columns of a task that its place among somebody's tasks follows from. */
export type OrderedTask = Pick<
  TaskRow,
  'id' | 'status' | 'turnBecause' | 'turnWho' | 'dueDate' | 'place' | 'assignee'
>;

/** It follows from whose turn it is (PRODUCT 7.4). */
export const standing = ({ turnBecause }: Pick<OrderedTask, 'turnBecause'>): TaskStanding =>
  standings[turnBecause];
const standings: Record<TaskRow['turnBecause'], TaskStanding> = {
  done: 'done',
  stuck: 'stuck',
  asked: 'waiting',
  askedClient: 'now',
  paused: 'waiting',
  held: 'waiting',
  notStarted: 'later',
  unassigned: 'now',
  unnamed: 'now',
  hidden: 'now',
  assigned: 'now',
};

/**
 * Sorts tasks: what can be done now first, then by due date (none comes last), then in reading
 * order.
 */
export function byUrgency(a: OrderedTask, b: OrderedTask): number {
  const rank = ranks[standing(a)] - ranks[standing(b)];
  if (rank !== 0) return rank;
  if (a.dueDate !== b.dueDate) return (a.dueDate ?? noDate) < (b.dueDate ?? noDate) ? -1 : 1;
  return a.place - b.place;
}
const ranks: Record<TaskStanding, number> = { now: 0, stuck: 1, waiting: 2, later: 3, done: 4 };
const noDate = '9999-12-31';

/** A person's tasks by where they stand, each list in the order to do them. */
export type Mine<Task> = Record<TaskStanding, Task[]> & { open: number };

/** Whether a task is somebody's: they have it, or their side was asked, whoever answers. */
const isFor = ({ assignee, turnBecause, turnWho }: OrderedTask, me: string): boolean =>
  assignee === me || (turnBecause === 'askedClient' && turnWho === null);

/** @param me account id */
export function tasksOf<Task extends OrderedTask>(tasks: readonly Task[], me: string): Mine<Task> {
  const mine: Mine<Task> = { now: [], stuck: [], waiting: [], later: [], done: [], open: 0 };
  for (const task of tasks.filter((task) => isFor(task, me)).sort(byUrgency)) {
    mine[standing(task)].push(task);
    if (task.status !== 'DONE') mine.open += 1;
  }
  return mine;
}

/** The one task to do next; undefined where nothing can be done now. */
export const nextTask = <Task extends OrderedTask>(
  tasks: readonly Task[],
  me: string,
): Task | undefined => tasksOf(tasks, me).now[0];

/**
 * The tasks before and after one. Among the own open tasks in the order to do them; for any other
 * task among all, in reading order.
 */
export function neighbours<Task extends OrderedTask>(
  tasks: readonly Task[],
  task: Task,
  me: string,
): { previous?: Task; next?: Task } {
  const among =
    task.assignee === me && task.status !== 'DONE'
      ? tasks.filter(({ assignee, status }) => assignee === me && status !== 'DONE').sort(byUrgency)
      : tasks.toSorted((a, b) => a.place - b.place);
  const at = among.findIndex(({ id }) => id === task.id);
  return { previous: among[at - 1], next: among[at + 1] };
}

/** @param today calendar date, `YYYY-MM-DD` */
export const isLate = (
  { dueDate, status, turnBecause }: Pick<OrderedTask, 'dueDate' | 'status' | 'turnBecause'>,
  today: string,
): boolean =>
  dueDate !== null && dueDate < today && status !== 'DONE' && turnBecause !== 'notStarted';

/**
 * The day that a task is due; null also where that has passed before its step began: the begin sets
 * it anew.
 */
export const dueOf = (
  { dueDate, turnBecause }: Pick<OrderedTask, 'dueDate' | 'turnBecause'>,
  today: string,
): string | null =>
  dueDate !== null && dueDate < today && turnBecause === 'notStarted' ? null : dueDate;

/**
 * The day that a task is planned for; null once it is due, and where that day has passed: what
 * begins then is planned anew.
 */
export const plannedOf = (
  { dueDate, plannedOn }: Pick<TaskRow, 'dueDate' | 'plannedOn'>,
  today: string,
): string | null =>
  dueDate === null && plannedOn !== null && plannedOn >= today ? plannedOn : null;
