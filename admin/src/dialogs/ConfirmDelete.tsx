import { Button, TextField } from '@mui/material';
import { useState } from 'react';
import type { ReactNode } from 'react';
import { Dialog } from './Dialog.tsx';
import { DialogError } from './DialogError.tsx';
import { useSubmit } from './useSubmit.ts';

type ConfirmDeleteProps = {
  /** What is deleted, as a word: 'module', 'process'. */
  kind: string;
  /** Its exact name, which has to be typed (PRODUCT 9.7). */
  name: string;
  /** Sends the command; the dialog waits for it and shows its refusal. */
  onDelete: () => Promise<unknown>;
  onClose: () => void;
  /** What goes with it. */
  consequence?: ReactNode;
  /** The dialog's and the button's words, where it is no deleting to who does it. */
  title?: string;
  act?: string;
};

/** Delete is enabled only by the exact name. */
export function ConfirmDelete({
  kind,
  name,
  onDelete,
  onClose,
  consequence,
  title = `Delete ${kind}`,
  act = 'Delete',
}: ConfirmDeleteProps): ReactNode {
  const [typed, setTyped] = useState('');
  const { submit, submitting, error } = useSubmit(onDelete, onClose);
  const enabled = typed === name && !submitting;
  return (
    <Dialog
      title={title}
      onClose={onClose}
      onSubmit={() => enabled && void submit()}
      actions={
        <>
          <Button variant="outlined" onClick={onClose}>
            Cancel
          </Button>
          <Button
            type="submit"
            variant="contained"
            color="error"
            disabled={!enabled}
          >
            {act}
          </Button>
        </>
      }
    >
      {consequence !== undefined && (
        <p className="dialog-text">{consequence}</p>
      )}
      <TextField
        fullWidth
        autoFocus
        autoComplete="off"
        value={typed}
        onChange={(event) => setTyped(event.target.value)}
        label={
          <>
            Type <b>{name}</b>
          </>
        }
        slotProps={{ htmlInput: { spellCheck: false } }}
      />
      {error !== null && <DialogError>{error}</DialogError>}
    </Dialog>
  );
}
