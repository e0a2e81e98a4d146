import type { ViewRow } from '@waymark/api';
import type { ReactNode } from 'react';
import { useCommand } from '../../base/dataProvider/useCommand.ts';
import { DeleteActions } from '../dialogs/DeleteActions.tsx';
import { Dialog } from '../dialogs/Dialog.tsx';
import { DialogError } from '../dialogs/DialogError.tsx';
import { useSubmit } from '../dialogs/useSubmit.ts';
import { useTexts } from '../../base/texts/index.ts';

/** Asks before a view goes; what it shows stays. */
export function DeleteView({
  view: { id: viewId, name, shared },
  onClose,
}: {
  view: ViewRow;
  onClose: () => void;
}): ReactNode {
  const t = useTexts();
  const send = useCommand({ quiet: true });
  const { submit, submitting, error } = useSubmit(() => send('DeleteView', { viewId }), onClose);
  return (
    <Dialog
      title={t('hub.deleteView')}
      onClose={onClose}
      onSubmit={() => void submit()}
      actions={<DeleteActions {...{ onClose }} disabled={submitting} />}
    >
      <p className="dialog-text">
        {t(shared ? 'hub.deletesTeamView' : 'hub.deletesView', { name })}
      </p>
      {error !== null && <DialogError>{error}</DialogError>}
    </Dialog>
  );
}
