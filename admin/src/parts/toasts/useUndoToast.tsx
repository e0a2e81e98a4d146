import { Button } from '@mui/material';
import { useCallback, useEffect, type ReactNode } from 'react';
import { useCloseNotification, useNotificationContext, useNotify } from 'react-admin';
import { useTexts } from '../../base/texts/index.ts';

/**
 * How long a change can be taken back from its toast, in milliseconds; it stays while hovered or
 * focused (LOOK, "States").
 */
const STAYS = 6000;

/**
 * Says what has been changed, with Undo. The change has been sent already: `undo` sends the one
 * that takes it back.
 */
export function useUndoToast(): (said: string, undo: () => void) => void {
  const notify = useNotify();
  return useCallback(
    (said, undo) =>
      notify(said, { type: 'info', autoHideDuration: STAYS, action: <UndoButton onUndo={undo} /> }),
    [notify],
  );
}

/**
 * Makes room as soon as something else is to be told: the newest change is the one that Undo means.
 */
function UndoButton({ onUndo }: { onUndo: () => void }): ReactNode {
  const t = useTexts();
  const close = useCloseNotification();
  const waiting = useNotificationContext().notifications.length > 0;
  useEffect(() => {
    if (waiting) close();
  }, [waiting, close]);
  const undo = () => {
    close();
    onUndo();
  };
  return (
    <Button size="small" onClick={undo}>
      {t('words.undo')}
    </Button>
  );
}
