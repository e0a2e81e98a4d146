import { Button } from '@mui/material';
import type { ReactNode } from 'react';
import { DialogError } from '../dialogs/DialogError.tsx';
import { useTexts } from '../../base/texts/index.ts';

/** Why somebody was not invited, and a button that takes the message away. */
export function InviteFailed({
  error,
  onReset,
}: {
  error: string | null;
  onReset: () => void;
}): ReactNode {
  const t = useTexts();
  if (error === null) return null;
  return (
    <DialogError>
      {error}{' '}
      <Button size="small" onClick={onReset}>
        {t('words.reset')}
      </Button>
    </DialogError>
  );
}
