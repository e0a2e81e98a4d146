import type { ReactNode } from 'react';
import { NameDialog } from '../dialogs/NameDialog.tsx';

/** Asks for a task's headline where it cannot be changed later: in a running process (PRODUCT 9.4, read-only sidebar). */
export const AddTaskDialog = ({
  onAdd,
  onClose,
}: {
  onAdd: (headline: string) => Promise<unknown>;
  onClose: () => void;
}): ReactNode => (
  <NameDialog
    title="Add Simple Task"
    label="Headline"
    action="Add"
    onSubmit={onAdd}
    onClose={onClose}
  />
);
