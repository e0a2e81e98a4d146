import type { ReactNode } from 'react';
import { NameDialog } from '../dialogs/NameDialog.tsx';
import type { TaskTypeEditor } from '../taskTypes/taskTypeEditor.ts';

/** Asks for a task's headline where it cannot be changed later: in a running process (PRODUCT 9.4, read-only sidebar). */
export const AddTaskDialog = ({
  type,
  onAdd,
  onClose,
}: {
  type: TaskTypeEditor;
  onAdd: (headline: string) => Promise<unknown>;
  onClose: () => void;
}): ReactNode => (
  <NameDialog
    title={`Add ${type.word}`}
    label="Headline"
    action="Add"
    onSubmit={onAdd}
    onClose={onClose}
  />
);
