import type { ReactNode } from 'react';
import { Dialog } from './Dialog.tsx';
import { DialogError } from './DialogError.tsx';
import { FormActions } from './FormActions.tsx';
import type { Submission } from './useSubmit.ts';
import { WrittenBefore } from './WrittenBefore.tsx';

type SubmitDialogProps = {
  title: string;
  size?: 'small' | 'medium';
  /** The label of the submit button: the act, as 'Add'. */
  action: string;
  /** What is asked for is there, and may be submitted. */
  isComplete: boolean;
  /** What is missing, said beside the buttons. */
  missing?: ReactNode;
  submission: Submission;
  /** What was typed, where it outlives the dialog until it is sent or discarded (PRODUCT 9.8). */
  unsent?: {
    readonly isFromBefore: boolean;
    readonly discard: (onDiscarded: () => void) => (() => void) | undefined;
  };
  onClose: () => void;
  children: ReactNode;
};

/**
 * A dialog that is a form: Enter submits it once it is complete, not twice at a time (PRODUCT 9.7);
 * a refusal stands below what was typed.
 */
export function SubmitDialog({
  title,
  size = 'small',
  action,
  isComplete,
  missing,
  submission: { submit, submitting, error },
  unsent,
  onClose,
  children,
}: SubmitDialogProps): ReactNode {
  const enabled = isComplete && !submitting;
  return (
    <Dialog
      {...{ title, size, onClose }}
      onSubmit={() => enabled && void submit()}
      actions={
        <>
          {missing}
          <FormActions
            {...{ action, enabled }}
            onCancel={onClose}
            onDiscard={unsent?.discard(onClose)}
          />
        </>
      }
    >
      {unsent?.isFromBefore && <WrittenBefore />}
      {children}
      {error !== null && <DialogError>{error}</DialogError>}
    </Dialog>
  );
}
