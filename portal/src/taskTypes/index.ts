import type { TaskContent, TaskType } from '@waymark/events';
import type { TaskTypeView } from './taskTypeView.ts';
import { byName } from '@waymark/look';

/** The views of all types of task, by type: each file of `kinds` is one. */
export const taskTypeViews = byName<TaskType, TaskTypeView>(
  import.meta.glob<TaskTypeView>('./kinds/*.tsx', {
    eager: true,
    import: 'default',
  }),
);

/** How a type is done; undefined for one that is newer than this page. */
export const typeViewOf = ({ type }: TaskContent): TaskTypeView | undefined =>
  taskTypeViews[type];
