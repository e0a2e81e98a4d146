import { Button } from '@mui/material';
import { useState, type ReactNode } from 'react';
import { DeleteActions } from './DeleteActions.tsx';
import { Dialog } from './Dialog.tsx';
import { DialogError } from './DialogError.tsx';
import { useSubmit } from './useSubmit.ts';

type AskedActProps = {
  /** The label of both buttons. */
  readonly act: string;
  readonly title: string;
  /** A sentence about the effect of the act. */
  readonly says: string;
  /** The dialog waits for it and shows its refusal. */
  readonly onAct: () => Promise<unknown>;
  readonly className?: string;
};

/** A button for what cannot be undone by a key; it asks first. */
export function AskedAct({ act, title, says, onAct, className }: AskedActProps): ReactNode {
  const [asking, setAsking] = useState(false);
  const close = () => setAsking(false);
  const { submit, submitting, error } = useSubmit(onAct, close);
  return (
    <>
      <Button
        color="error"
        onClick={() => setAsking(true)}
        {...(className !== undefined && { className })}
      >
        {act}
      </Button>
      {asking && (
        <Dialog
          title={title}
          onClose={close}
          onSubmit={() => void submit()}
          actions={<DeleteActions {...{ onClose: close, act }} disabled={submitting} />}
        >
          <p className="dialog-text">{says}</p>
          {error !== null && <DialogError>{error}</DialogError>}
        </Dialog>
      )}
    </>
  );
}
