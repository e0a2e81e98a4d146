import { Button } from '@mui/material';
import type { ReactNode } from 'react';
import { useTexts } from '../../base/texts/index.ts';

type DeleteActionsProps = {
  onClose: () => void;
  disabled: boolean;
  /** The label of the button. Default: Delete. */
  act?: string | undefined;
};

/** The foot of a dialog that asks before something is deleted. */
export function DeleteActions({ onClose, disabled, act }: DeleteActionsProps): ReactNode {
  const t = useTexts();
  return (
    <>
      <Button variant="outlined" onClick={onClose}>
        {t('words.cancel')}
      </Button>
      <Button type="submit" variant="contained" color="error" disabled={disabled}>
        {act ?? t('words.delete')}
      </Button>
    </>
  );
}
