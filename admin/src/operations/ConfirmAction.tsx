import type { ReactNode } from 'react';
import { Dialog } from '../dialogs/Dialog.tsx';
import { DialogError } from '../dialogs/DialogError.tsx';
import { FormActions } from '../dialogs/FormActions.tsx';
import { useSubmit } from '../dialogs/useSubmit.ts';
import type { ActionLook } from './actionLooks.ts';
import { useTexts } from '../texts/index.ts';

type ConfirmActionProps = {
  look: ActionLook;
  /** The read model's. */
  title: string;
  onConfirm: () => Promise<void>;
  onClose: () => void;
};

/** Asks before what readers notice at once; a refusal is shown here. */
export function ConfirmAction({
  look: { label, asks },
  title,
  onConfirm,
  onClose,
}: ConfirmActionProps): ReactNode {
  const t = useTexts();
  const { submit, submitting, error } = useSubmit(onConfirm, onClose);
  return (
    <Dialog
      title={t('operations.named', { what: t(label), title })}
      onClose={onClose}
      onSubmit={() => void submit()}
      actions={
        <FormActions
          action={t(label)}
          enabled={!submitting}
          onCancel={onClose}
        />
      }
    >
      <p className="dialog-text">{asks && t(asks)}</p>
      {error !== null && <DialogError>{error}</DialogError>}
    </Dialog>
  );
}
