import { TextField } from '@mui/material';
import { useState } from 'react';
import type { ReactNode } from 'react';
import { Dialog } from './Dialog.tsx';
import { DialogError } from './DialogError.tsx';
import { useSubmit } from './useSubmit.ts';
import { FormActions } from './FormActions.tsx';

type NameDialogProps = {
  title: string;
  /** Label of the one field. */
  label?: string;
  /** The name before. */
  name?: string;
  /** The word on the button: 'Add', 'Rename', 'Save'. */
  action?: string;
  /** Sends the command; the dialog closes after it, or shows its refusal and keeps what was typed. */
  onSubmit: (name: string) => Promise<unknown>;
  onClose: () => void;
};

/** Asks for a name: not empty, Enter submits, the button is disabled while submitting (spec 2 §5). */
export function NameDialog({
  title,
  label = 'Name',
  name = '',
  action = 'Save',
  onSubmit,
  onClose,
}: NameDialogProps): ReactNode {
  const [typed, setTyped] = useState(name);
  const { submit, submitting, error } = useSubmit(
    () => onSubmit(typed.trim()),
    onClose,
  );
  const enabled = typed.trim() !== '' && !submitting;
  return (
    <Dialog
      title={title}
      onClose={onClose}
      onSubmit={() => enabled && void submit()}
      actions={
        <FormActions action={action} enabled={enabled} onCancel={onClose} />
      }
    >
      <TextField
        fullWidth
        autoFocus
        autoComplete="off"
        label={label}
        value={typed}
        onChange={(event) => setTyped(event.target.value)}
        onFocus={(event) => event.target.select()}
        slotProps={{ htmlInput: { maxLength: 200 } }}
      />
      {error !== null && <DialogError>{error}</DialogError>}
    </Dialog>
  );
}
