import type { TaskContent, TaskType } from '@waymark/events';
import type { ComponentType } from 'react';

export type ContentOfTask<Type extends TaskType> = Extract<
  TaskContent,
  { type: Type }
>;

/** How clients do a type of task; the default export of `kinds/<type>.tsx`. */
export type TaskTypeView<Type extends TaskType = TaskType> = {
  /** Where the work is done; it may be nothing. */
  Work: ComponentType<{ content: ContentOfTask<Type> }>;
};
