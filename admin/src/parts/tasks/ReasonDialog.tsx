import { TextField } from '@mui/material';
import type { TaskRow } from '@waymark/api';
import type { ReactNode } from 'react';
import { useUnsent } from '../autosave/index.ts';
import { Dialog } from '../dialogs/Dialog.tsx';
import { FormActions } from '../dialogs/FormActions.tsx';
import { WrittenBefore } from '../dialogs/WrittenBefore.tsx';
import { useTexts } from '../../base/texts/index.ts';
import './reasonDialog.css';

/**
 * Asks why a task is stuck, before it is said; it may stay open. What was typed waits on the device
 * until it is said (PRODUCT 9.8).
 */
export function ReasonDialog({
  task,
  onSubmit,
  onClose,
}: {
  task: TaskRow;
  /** @param onSaid that the task has it now */
  onSubmit: (reason: string, onSaid: () => void) => void;
  onClose: () => void;
}): ReactNode {
  const t = useTexts();
  const unsent = useUnsent(`stuck.${task.planId}.${task.id}`, { reason: '' });
  const { reason } = unsent.fields;
  const discard = () => {
    unsent.end();
    onClose();
  };
  return (
    <Dialog
      title={t('allTasks.whyStuck')}
      onClose={onClose}
      onSubmit={() => onSubmit(reason.trim(), unsent.end)}
      actions={
        <FormActions
          action={t('allTasks.setStuck')}
          enabled
          onCancel={onClose}
          onDiscard={unsent.isTyped ? discard : undefined}
        />
      }
    >
      {unsent.isFromBefore && <WrittenBefore />}
      <p className="reason-of">{task.headline}</p>
      <TextField
        fullWidth
        autoFocus
        label={t('allTasks.reason')}
        helperText={t('allTasks.reasonHint')}
        value={reason}
        onChange={({ target }) => unsent.type('reason', target.value)}
        slotProps={{ htmlInput: { maxLength: 500 } }}
      />
    </Dialog>
  );
}
