import { Button } from '@mui/material';
import { isComposed } from '@waymark/look/composed';
import type { ReactNode } from 'react';
import { DeleteConflict } from './DeleteConflict.tsx';
import { useDeletion } from './useDeletion.ts';
import { useTexts } from '../../base/texts/index.ts';
import type { DeletedNoun } from './deletedNoun.ts';

type AskDeleteProps = {
  kind: DeletedNoun;
  name: string;
  /** Revision of what they see. */
  seen: string;
  onDelete: (basedOn?: string) => Promise<unknown>;
  onClose: () => void;
};

/** A row that asks, in its own place, whether it shall go. A refusal is said there too. */
export function AskDelete({ kind, name, seen, onDelete, onClose }: AskDeleteProps): ReactNode {
  const t = useTexts();
  const { submit, submitting, error, conflict } = useDeletion(onDelete, seen, onClose);
  return (
    <li
      className="panel-row"
      onKeyDown={(event) => {
        if (event.key !== 'Escape' || isComposed(event)) return;
        event.stopPropagation();
        onClose();
      }}
    >
      <span className="panel-asked">
        {t.rich('placeholders.asked', { name: <b>{name}</b> })}
        {error !== null && (
          <span className="panel-error" role="alert">
            {' '}
            {error}
          </span>
        )}
      </span>
      <span className="panel-buttons">
        <Button variant="outlined" autoFocus onClick={onClose}>
          {t('placeholders.keep')}
        </Button>
        <Button
          variant="contained"
          color="error"
          disabled={submitting}
          onClick={() => void submit()}
        >
          {t('words.delete')}
        </Button>
      </span>
      {conflict !== null && (
        <DeleteConflict
          {...{ conflict, kind, name, submitting, error }}
          onKeep={onClose}
          onDeleteAnyway={() => void submit()}
        />
      )}
    </li>
  );
}
