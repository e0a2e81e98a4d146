import type { ReactNode } from 'react';
import type { Entry } from './entries.ts';
import type { Subject } from './subject.ts';
import { useCommand } from '../../../base/dataProvider/useCommand.ts';
import { DeleteActions } from '../../../parts/dialogs/DeleteActions.tsx';
import { Dialog } from '../../../parts/dialogs/Dialog.tsx';
import { DialogError } from '../../../parts/dialogs/DialogError.tsx';
import { useSubmit } from '../../../parts/dialogs/useSubmit.ts';
import { useTexts } from '../../../base/texts/index.ts';

/** Asks before something that was said is taken away, and says what that does not call back. */
export function DeleteSaid({
  entry,
  subject: { planId, taskId },
  onClose,
}: {
  entry: Entry;
  subject: Pick<Subject, 'planId' | 'taskId'>;
  onClose: () => void;
}): ReactNode {
  const t = useTexts();
  const send = useCommand({ quiet: true });
  const of = { processId: planId, taskId };
  const { id } = entry.row;
  const isNote = entry.kind === 'note';
  const { submit, submitting, error } = useSubmit(
    () =>
      isNote
        ? send('DeleteNote', { ...of, noteId: id })
        : send('DeleteMessage', { ...of, messageId: id }),
    onClose,
  );
  return (
    <Dialog
      title={t(isNote ? 'talk.deleteNote' : 'talk.deleteMessage')}
      onClose={onClose}
      onSubmit={() => void submit()}
      actions={<DeleteActions onClose={onClose} disabled={submitting} />}
    >
      <p className="dialog-text">{t(isNote ? 'talk.deleteNoteHint' : 'talk.deleteMessageHint')}</p>
      <blockquote className="said-preview">{entry.row.text}</blockquote>
      {error !== null && <DialogError>{error}</DialogError>}
    </Dialog>
  );
}
