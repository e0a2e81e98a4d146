import type { ShareRow } from '@waymark/api';
import { Button } from '@mui/material';
import { useState, type ReactNode } from 'react';
import { useCommand } from '../dataProvider/useCommand.ts';
import { DeleteActions } from '../dialogs/DeleteActions.tsx';
import { Dialog } from '../dialogs/Dialog.tsx';
import { DialogError } from '../dialogs/DialogError.tsx';
import { useSubmit } from '../dialogs/useSubmit.ts';
import { useTexts } from '../texts/index.ts';
import type { SharedThing } from './useShare.ts';

type StopSharingProps = { readonly of: SharedThing; readonly share: ShareRow };

/** Ends the link for good; asks before, and names how many lose access. */
export function StopSharing({ of, share }: StopSharingProps): ReactNode {
  const t = useTexts();
  const send = useCommand({ quiet: true });
  const [asking, setAsking] = useState(false);
  const close = () => setAsking(false);
  const { submit, submitting, error } = useSubmit(
    () => send('StopSharing', { of }),
    close,
  );
  const count = share.guests.filter(({ inside }) => inside).length;
  return (
    <>
      <Button
        className="share-stop"
        color="error"
        onClick={() => setAsking(true)}
      >
        {t('sharing.stop')}
      </Button>
      {asking && (
        <Dialog
          title={t('sharing.stopAsks')}
          onClose={close}
          onSubmit={() => void submit()}
          actions={
            <DeleteActions
              onClose={close}
              disabled={submitting}
              act={t('sharing.stop')}
            />
          }
        >
          <p className="dialog-text">
            {count === 0
              ? t('sharing.stopSays')
              : t('sharing.stopShutsOut', { count })}
          </p>
          {error !== null && <DialogError>{error}</DialogError>}
        </Dialog>
      )}
    </>
  );
}
