import { Button } from '@mui/material';
import type { ReactNode } from 'react';
import { useSubmit } from '../dialogs/useSubmit.ts';

type AskDeleteProps = {
  name: string;
  onDelete: () => Promise<unknown>;
  onClose: () => void;
};

/** A row that asks, in its own place, whether it shall go. A refusal is said there too. */
export function AskDelete({
  name,
  onDelete,
  onClose,
}: AskDeleteProps): ReactNode {
  const { submit, submitting, error } = useSubmit(onDelete, onClose);
  return (
    <li
      className="panel-row"
      onKeyDown={(event) => {
        if (event.key !== 'Escape') return;
        event.stopPropagation();
        onClose();
      }}
    >
      <span className="panel-asked">
        Delete <b>{name}</b>?
        {error !== null && (
          <span className="panel-error" role="alert">
            {' '}
            {error}
          </span>
        )}
      </span>
      <span className="panel-buttons">
        <Button variant="outlined" autoFocus onClick={onClose}>
          Keep
        </Button>
        <Button
          variant="contained"
          color="error"
          disabled={submitting}
          onClick={() => void submit()}
        >
          Delete
        </Button>
      </span>
    </li>
  );
}
