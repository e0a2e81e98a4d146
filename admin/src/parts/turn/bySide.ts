import type { TaskRow } from '@waymark/api';

type Turned = Pick<TaskRow, 'turn' | 'turnBecause' | 'dueDate' | 'place' | 'assignee'>;
export type BySide<Task> = Record<TaskRow['turn'], Task[]>;

/**
 * Sorts open tasks by whose turn they are: what is due first comes first, what has no date last.
 */
export function bySide<Task extends Turned>(tasks: readonly Task[]): BySide<Task> {
  const sides: BySide<Task> = { client: [], seller: [], nobody: [] };
  for (const task of tasks.toSorted((a, b) => compare(a.dueDate, b.dueDate) || a.place - b.place))
    if (task.turnBecause !== 'done') sides[task.turn].push(task);
  return sides;
}

function compare(a: string | null, b: string | null): number {
  if (a === b) return 0;
  if (a === null) return 1;
  return b === null || a < b ? -1 : 1;
}
