import type { TaskRow } from '@waymark/api';
import type { TaskType } from '@waymark/events';
import type { TaskTypeEditor } from '../fields/taskTypeEditor.ts';
import { byName } from '@waymark/look';

/** The editors of all types of task, by type: each file of `kinds` is one. */
export const taskTypeEditors = byName<TaskType, TaskTypeEditor>(
  import.meta.glob<TaskTypeEditor>('./kinds/*.tsx', { eager: true, import: 'default' }),
);

/** As they are offered: what most tasks are stands first (PRODUCT 9.3). */
export const offeredTypes: readonly TaskTypeEditor[] = (
  ['simple', 'form', 'schedule'] satisfies TaskType[]
).flatMap((type) => taskTypeEditors[type] ?? []);

/** How a type is edited; undefined for one that is newer than this page. */
export const typeOf = ({ content }: Pick<TaskRow, 'content'>): TaskTypeEditor | undefined =>
  taskTypeEditors[content.type];
