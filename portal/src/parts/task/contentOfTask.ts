import type { TaskContent, TaskType } from '@waymark/events';

/** The content of a task of a type. */
export type ContentOfTask<Type extends TaskType> = Extract<TaskContent, { type: Type }>;
