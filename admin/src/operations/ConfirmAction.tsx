import type { OperationAction } from '@waymark/api';
import type { ReactNode } from 'react';
import { Dialog } from '../dialogs/Dialog.tsx';
import { DialogError } from '../dialogs/DialogError.tsx';
import { FormActions } from '../dialogs/FormActions.tsx';
import { useSubmit } from '../dialogs/useSubmit.ts';
import { actionLooks } from './actionLooks.ts';

type ConfirmActionProps = {
  action: OperationAction;
  /** The read model's. */
  title: string;
  onConfirm: () => Promise<void>;
  onClose: () => void;
};

/** Asks before what readers notice at once; a refusal is shown here. */
export function ConfirmAction({
  action,
  title,
  onConfirm,
  onClose,
}: ConfirmActionProps): ReactNode {
  const { submit, submitting, error } = useSubmit(onConfirm, onClose);
  const { label, asks } = actionLooks[action];
  return (
    <Dialog
      title={`${label}: ${title}`}
      onClose={onClose}
      onSubmit={() => void submit()}
      actions={
        <FormActions action={label} enabled={!submitting} onCancel={onClose} />
      }
    >
      <p className="dialog-text">{asks}</p>
      {error !== null && <DialogError>{error}</DialogError>}
    </Dialog>
  );
}
