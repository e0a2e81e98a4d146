import type { PlanRef } from '@waymark/api';
import type { TaskContent } from '@waymark/events';
import type { ReactNode } from 'react';
import { NameDialog } from '../../../parts/dialogs/NameDialog.tsx';
import type { TaskTypeEditor } from '../fields/taskTypeEditor.ts';
import { useTexts } from '../../../base/texts/index.ts';

/**
 * In a running process a headline is asked for, since it cannot be changed later (PRODUCT 9.4); of
 * some types more, anywhere.
 */
export const asksFirst = (type: TaskTypeEditor, plan: PlanRef): boolean =>
  plan.kind === 'process' || type.Begin !== undefined;

/** Asks for what a task of this type begins with. */
export const AddTaskDialog = ({
  type,
  onAdd,
  onClose,
}: {
  type: TaskTypeEditor;
  onAdd: (content: TaskContent, headline: string) => Promise<unknown>;
  onClose: () => void;
}): ReactNode => {
  const t = useTexts();
  if (type.Begin !== undefined) return <type.Begin onAdd={onAdd} onClose={onClose} />;
  return (
    <NameDialog
      of={`task.${location.pathname}`}
      title={t('module.addType', { type: type.words[t.language].title })}
      label={t('fields.headline')}
      action={t('words.add')}
      onSubmit={(headline) => onAdd(type.begins, headline)}
      onClose={onClose}
    />
  );
};
