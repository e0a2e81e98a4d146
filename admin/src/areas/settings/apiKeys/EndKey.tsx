import type { ApiKeyRow } from '@waymark/api';
import type { ReactNode } from 'react';
import { useCommand } from '../../../base/dataProvider/useCommand.ts';
import { useTexts } from '../../../base/texts/index.ts';
import { DeleteActions } from '../../../parts/dialogs/DeleteActions.tsx';
import { Dialog } from '../../../parts/dialogs/Dialog.tsx';
import { DialogError } from '../../../parts/dialogs/DialogError.tsx';
import { useSubmit } from '../../../parts/dialogs/useSubmit.ts';

/** Asks before a key is ended: programs that use it stop at once. */
export function EndKey({ of, onClose }: { of: ApiKeyRow; onClose: () => void }): ReactNode {
  const t = useTexts();
  const send = useCommand({ quiet: true });
  const { submit, submitting, error } = useSubmit(
    () => send('EndApiKey', { keyId: of.id }),
    onClose,
  );
  return (
    <Dialog
      title={t('apiKeys.endName', { name: of.name })}
      onClose={onClose}
      onSubmit={() => void submit()}
      actions={<DeleteActions {...{ onClose, act: t('apiKeys.end') }} disabled={submitting} />}
    >
      <p className="dialog-text">{t('apiKeys.endSays')}</p>
      {error !== null && <DialogError>{error}</DialogError>}
    </Dialog>
  );
}
