import { Button } from '@mui/material';
import type { ReactNode } from 'react';
import { useTexts } from '../../base/texts/index.ts';

type FormActionsProps = {
  /** The label of the submit button: the act, as 'Add'. */
  action: ReactNode;
  enabled: boolean;
  /** The form that it submits, where it does not stand in it. */
  form?: string;
  onCancel: () => void;
  /** Lets go of what was typed, where that would outlive the dialog; absent where nothing is. */
  onDiscard?: (() => void) | undefined;
};

/** The foot of a dialog that is a form: Cancel or Discard, and the act at the right. */
export function FormActions({
  action,
  enabled,
  form,
  onCancel,
  onDiscard,
}: FormActionsProps): ReactNode {
  const t = useTexts();
  return (
    <>
      <Button variant="outlined" onClick={onDiscard ?? onCancel}>
        {t(onDiscard === undefined ? 'words.cancel' : 'words.discard')}
      </Button>
      <Button
        type="submit"
        variant="contained"
        disabled={!enabled}
        {...(form !== undefined && { form })}
      >
        {action}
      </Button>
    </>
  );
}
