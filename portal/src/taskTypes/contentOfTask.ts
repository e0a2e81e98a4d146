import type { TaskContent, TaskType } from '@waymark/events';

/** What a task of a type holds. */
export type ContentOfTask<Type extends TaskType> = Extract<
  TaskContent,
  { type: Type }
>;
