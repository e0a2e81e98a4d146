import type { ReactNode } from 'react';
import { NameDialog } from '../dialogs/NameDialog.tsx';
import type { TaskTypeEditor } from '../taskTypes/taskTypeEditor.ts';
import { useTexts } from '../texts/index.ts';

/** Asks for a task's headline where it cannot be changed later: in a running process (PRODUCT 9.4, read-only sidebar). */
export const AddTaskDialog = ({
  type,
  onAdd,
  onClose,
}: {
  type: TaskTypeEditor;
  onAdd: (headline: string) => Promise<unknown>;
  onClose: () => void;
}): ReactNode => {
  const t = useTexts();
  return (
    <NameDialog
      title={t('module.addType', { type: type.words[t.language].title })}
      label={t('fields.headline')}
      action={t('words.add')}
      onSubmit={onAdd}
      onClose={onClose}
    />
  );
};
