import { Button, TextField } from '@mui/material';
import { useState, type ReactNode } from 'react';
import { useNotify } from 'react-admin';
import { useCommand } from '../../../base/dataProvider/useCommand.ts';
import { CopyButton } from '../../../parts/dialogs/CopyButton.tsx';
import { DialogError } from '../../../parts/dialogs/DialogError.tsx';
import { useSubmit } from '../../../parts/dialogs/useSubmit.ts';
import { useTexts } from '../../../base/texts/index.ts';
import { newKey } from './newKey.ts';

/** The key by which servers of other sites ask for tickets: shown once, where it is made. */
export function FormKey({ formId, hasKey }: { formId: string; hasKey: boolean }): ReactNode {
  const t = useTexts();
  const notify = useNotify();
  const send = useCommand({ quiet: true });
  const [shown, setShown] = useState<string | null>(null);
  const making = useSubmit(async () => {
    const key = newKey();
    await send('SetFormKey', { formId, key });
    setShown(key);
  });
  const revoking = useSubmit(
    () => send('RevokeFormKey', { formId }),
    () => {
      setShown(null);
      notify(t('embedding.revoked'), { type: 'info' });
    },
  );
  const error = making.error ?? revoking.error;
  return (
    <section className="embed-part">
      <h3>{t('embedding.key')}</h3>
      <p>{t('embedding.keyHint')}</p>
      {shown !== null && (
        <div className="copy-row" role="status">
          <TextField
            fullWidth
            value={shown}
            helperText={t('embedding.keyShown')}
            slotProps={{ htmlInput: { readOnly: true, 'aria-label': t('embedding.key') } }}
          />
          <CopyButton text={shown} label={t('embedding.copyKey')} />
        </div>
      )}
      {hasKey && <p>{t('embedding.replaces')}</p>}
      {error !== null && <DialogError>{error}</DialogError>}
      <div className="embed-acts">
        <Button
          variant="outlined"
          disabled={making.submitting}
          onClick={() => void making.submit()}
        >
          {hasKey ? t('embedding.newKey') : t('embedding.makeKey')}
        </Button>
        {hasKey && (
          <Button
            color="error"
            disabled={revoking.submitting}
            onClick={() => void revoking.submit()}
          >
            {t('embedding.revoke')}
          </Button>
        )}
      </div>
    </section>
  );
}
