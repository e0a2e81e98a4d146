import { Button } from '@mui/material';
import type { ReactNode } from 'react';

type FormActionsProps = {
  /** What the submit button says: the act, as 'Add'. */
  action: ReactNode;
  enabled: boolean;
  onCancel: () => void;
};

/** The foot of a dialog that is a form: Cancel, and the act at the right. */
export function FormActions({
  action,
  enabled,
  onCancel,
}: FormActionsProps): ReactNode {
  return (
    <>
      <Button variant="outlined" onClick={onCancel}>
        Cancel
      </Button>
      <Button type="submit" variant="contained" disabled={!enabled}>
        {action}
      </Button>
    </>
  );
}
