import { isHeld } from '@waymark/events/isHeld';
import type { ModuleRow, PlaceholderRow, TaskRow, VariableRow } from '@waymark/api';

type Task = Pick<TaskRow, 'id' | 'moduleId' | 'headline' | 'assignee' | 'dueDate' | 'status'>;
type Placeholder = Pick<PlaceholderRow, 'id' | 'name' | 'matchedTo' | 'openTasks'>;
type Variable = Pick<VariableRow, 'id' | 'name' | 'value' | 'type'>;

/** What a process holds, modules and tasks in their order. */
export type Launched = {
  readonly modules: readonly ModuleRow[];
  readonly tasks: readonly TaskRow[];
  readonly placeholders: readonly PlaceholderRow[];
  readonly variables: readonly VariableRow[];
};

/** What is still open before a process begins. */
export type LaunchLines = {
  /** Placeholders and roles with open tasks whom nobody fills. */
  readonly missing: readonly PlaceholderRow[];
  /** Open tasks that nobody has. */
  readonly unassigned: readonly TaskRow[];
  /** Open tasks that lack their booking page or form, so that nobody is asked for them. */
  readonly held: readonly TaskRow[];
  readonly empty: readonly VariableRow[];
  /**
   * The module to begin with, the first in which somebody has something to do, else in which there
   * is something; null once any has begun, or where there is none.
   */
  readonly first: ModuleRow | null;
  /** How many tasks have a day: one that they are planned for, or one on which they are due. */
  readonly dated: number;
};

const isMissing = ({ matchedTo, openTasks }: Placeholder) => matchedTo === null && openTasks > 0;
const isUnassigned = ({ assignee, status }: Task) => assignee === null && status !== 'DONE';
/** No placeholder, and no role, that nobody fills. */
const isSomebody = (assignee: string | null) => assignee !== null && !/^[pr]::/.test(assignee);
const isEmpty = ({ value }: Variable) => value.trim() === '';

export function launchLines({ modules, tasks, placeholders, variables }: Launched): LaunchLines {
  const holdsTasks = ({ id }: ModuleRow) => tasks.some(({ moduleId }) => moduleId === id);
  const waitsForSomebody = ({ id }: ModuleRow) =>
    tasks.some(
      ({ moduleId, assignee, status }) =>
        moduleId === id && status !== 'DONE' && isSomebody(assignee),
    );
  const begun = modules.some(({ status }) => status !== 'PENDING');
  return {
    missing: placeholders.filter(isMissing),
    unassigned: tasks.filter(isUnassigned),
    held: tasks.filter((task) => task.status !== 'DONE' && isHeld(task)),
    empty: variables.filter(isEmpty),
    first: begun
      ? null
      : (modules.find(waitsForSomebody) ?? modules.find(holdsTasks) ?? modules[0] ?? null),
    dated: tasks.filter(({ dueDate, plannedOn }) => dueDate !== null || plannedOn !== null).length,
  };
}

/** How many lines are open. */
export const openCount = ({ missing, unassigned, held, empty }: LaunchLines) =>
  missing.length + (unassigned.length > 0 ? 1 : 0) + held.length + empty.length;

/** Whether the panel has anything left to lead to. */
export const isLaunched = (lines: LaunchLines): boolean =>
  lines.first === null && openCount(lines) === 0;
