import type { TaskContent, TaskType } from '@waymark/events';
import type { LucideIcon } from 'lucide-react';
import type { ComponentType } from 'react';
import type { SetTaskField, TaskFieldsProps } from '../../../parts/tasks/setField.ts';
import type { KindWords } from '../../../parts/blocks/blockEditor.ts';

export type ContentOfTask<Type extends TaskType> = Extract<TaskContent, { type: Type }>;

/** How staff see and change a type of task; the default export of `kinds/<type>.tsx`. */
export type TaskTypeEditor<Type extends TaskType = TaskType> = {
  /** What it is called in menus and rows (PRODUCT 9.3). */
  words: KindWords;
  icon: LucideIcon;
  /** What a new one holds. */
  begins: ContentOfTask<Type>;
  /** Asks for what a new one can't be without; absent: it needs no more than a headline. */
  Begin?: ComponentType<{
    onAdd: (content: ContentOfTask<Type>, headline: string) => Promise<unknown>;
    onClose: () => void;
  }>;
  /** Its own fields in the sidebar, below those of every task. */
  Fields: ComponentType<TaskFieldsProps & { content: ContentOfTask<Type>; set: SetTaskField }>;
};
