import { TextField } from '@mui/material';
import { useEffect, useRef, useState } from 'react';
import type { ReactNode } from 'react';
import { useNotify } from 'react-admin';
import { asName } from '@waymark/look/names';
import { DeleteActions } from '../dialogs/DeleteActions.tsx';
import { Dialog } from '../dialogs/Dialog.tsx';
import { DialogError, sentenceOf } from '../dialogs/DialogError.tsx';
import { DeleteConflict } from './DeleteConflict.tsx';
import { useDeletion, type DeletionConflict } from './useDeletion.ts';
import { useTexts } from '../../base/texts/index.ts';
import type { DeletedNoun } from './deletedNoun.ts';

export type ConfirmDeleteProps = {
  /** The noun of what is deleted. */
  kind: DeletedNoun;
  /**
   * Its name, which has to be typed as it reads (PRODUCT 9.7): one that nobody could type is typed
   * as it looks.
   */
  name: string;
  /** Sends the command, based on a revision where one was seen; the dialog shows its refusal. */
  onDelete: (basedOn?: string) => Promise<unknown>;
  /** Revision of what they see; what has changed since then is told before anything goes. */
  seen?: string;
  /**
   * Others' changes that were told before anything is asked; where they come later, under another
   * `key`.
   */
  told?: DeletionConflict | null;
  /** What it is called that others changed, where several are deleted. */
  changed?: { kind: DeletedNoun; name: string } | undefined;
  onClose: () => void;
  /** A sentence about all that is deleted with it. */
  consequence?: ReactNode;
  /**
   * The id of what goes from the page at once, and the dialog with it; where that is refused, both
   * come back, and the dialog says why. Another id is asked for anew, while the first is under way,
   * too.
   */
  atOnce?: string;
  /** The dialog's and the button's words, where it is no deleting to who does it. */
  title?: string;
  act?: string;
  /** False while something else has to be said first. */
  ready?: boolean;
  /** Words beside the name, which stand before it. */
  children?: ReactNode;
};

/** Delete is enabled only by the name. */
export const ConfirmDelete = (props: ConfirmDeleteProps): ReactNode => (
  <AskForName key={props.atOnce} {...props} />
);

function AskForName({
  kind,
  name,
  onDelete,
  seen,
  told = null,
  changed = { kind, name },
  onClose,
  consequence,
  title,
  act,
  ready = true,
  children,
  atOnce,
}: ConfirmDeleteProps): ReactNode {
  const t = useTexts();
  const notify = useNotify();
  const [typed, setTyped] = useState('');
  /** Whether something else is asked by now, or nothing: then a refusal is told in a toast. */
  const left = useRef(false);
  useEffect(() => {
    left.current = false;
    return () => {
      left.current = true;
    };
  }, []);
  const send = async (basedOn?: string) => {
    try {
      return await onDelete(basedOn);
    } catch (reason) {
      if (left.current) notify(sentenceOf(reason), { type: 'error' });
      throw reason;
    }
  };
  const { submit, submitting, error, conflict } = useDeletion(
    send,
    seen,
    () => {
      if (!left.current) onClose();
    },
    told,
  );
  const enabled = asName(typed) === asName(name) && ready && !submitting;
  if (atOnce !== undefined && submitting) return null;
  if (conflict !== null)
    return (
      <DeleteConflict
        conflict={conflict}
        {...changed}
        submitting={submitting}
        error={error}
        onKeep={onClose}
        onDeleteAnyway={() => void submit()}
      />
    );
  return (
    <Dialog
      title={title ?? t(`deleteNoun.${kind}`)}
      onClose={onClose}
      onSubmit={() => enabled && void submit()}
      actions={<DeleteActions {...{ onClose, act }} disabled={!enabled} />}
    >
      {consequence !== undefined && <p className="dialog-text">{consequence}</p>}
      {children}
      <TextField
        fullWidth
        autoFocus
        autoComplete="off"
        value={typed}
        onChange={(event) => setTyped(event.target.value)}
        label={<>{t.rich('conflict.typeTheName', { name: <b>{name}</b> })}</>}
        slotProps={{ htmlInput: { spellCheck: false } }}
      />
      {error !== null && <DialogError>{error}</DialogError>}
    </Dialog>
  );
}
