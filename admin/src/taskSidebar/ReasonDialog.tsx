import { TextField } from '@mui/material';
import { useState, type ReactNode } from 'react';
import { Dialog } from '../dialogs/Dialog.tsx';
import { FormActions } from '../dialogs/FormActions.tsx';
import { useTexts } from '../texts/index.ts';
import './taskSidebar.css';

/** Asks why a task is stuck, before it is said; it may stay open. */
export function ReasonDialog({
  headline,
  onSubmit,
  onClose,
}: {
  headline: string;
  onSubmit: (reason: string) => void;
  onClose: () => void;
}): ReactNode {
  const t = useTexts();
  const [reason, setReason] = useState('');
  return (
    <Dialog
      title={t('allTasks.whyStuck')}
      onClose={onClose}
      onSubmit={() => onSubmit(reason.trim())}
      actions={
        <FormActions
          action={t('allTasks.setStuck')}
          enabled
          onCancel={onClose}
        />
      }
    >
      <p className="task-asked">{headline}</p>
      <TextField
        fullWidth
        autoFocus
        label={t('allTasks.reason')}
        helperText={t('allTasks.reasonHint')}
        value={reason}
        onChange={({ target }) => setReason(target.value)}
        slotProps={{ htmlInput: { maxLength: 500 } }}
      />
    </Dialog>
  );
}
