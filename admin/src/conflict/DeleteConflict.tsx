import { Avatar, formatDateTime } from '@waymark/look';
import { Button, Dialog } from '@mui/material';
import { GitMerge } from 'lucide-react';
import { useId, useState, type ReactNode } from 'react';
import { ago } from './ago.ts';
import type { Conflict } from '../autosave/index.ts';
import { useTexts } from '../texts/index.ts';
import type { DeletedNoun } from '../dialogs/deletedNoun.ts';
import './conflict.css';

export type DeleteConflictProps = {
  conflict: Conflict & { meanwhile: NonNullable<Conflict['meanwhile']> };
  /** What was to go, and its name, if it has one. */
  kind: DeletedNoun;
  name?: string;
  submitting: boolean;
  /** Why it still is not deleted. */
  error: string | null;
  onKeep: () => void;
  onDeleteAnyway: () => void;
};

/** Somebody worked in what I am about to delete: who, what and when, before it goes. Nothing is deleted by itself. */
export function DeleteConflict({
  conflict,
  kind,
  name,
  submitting,
  error,
  onKeep,
  onDeleteAnyway,
}: DeleteConflictProps): ReactNode {
  const t = useTexts();
  const [now] = useState(() => Date.now());
  const [titleId, textId] = [useId(), useId()];
  const { by, at, meanwhile } = conflict;
  const first = by.name.split(' ')[0]!;
  return (
    <Dialog
      open
      onClose={onKeep}
      maxWidth={false}
      aria-labelledby={titleId}
      aria-describedby={textId}
      className="conflict"
      role="alertdialog"
      slotProps={{ paper: { className: 'conflict-paper conflict-delete' } }}
    >
      <header className="conflict-head">
        <GitMerge className="conflict-icon" aria-hidden="true" />
        <h2 id={titleId} tabIndex={-1} ref={(heading) => heading?.focus()}>
          {t('conflict.changedThis', { who: first, ago: ago(t, at, now) })}
        </h2>
      </header>
      <p id={textId} className="conflict-what">
        {t.rich(`notDeleted.${kind}`, {
          name: name === undefined ? '' : <b>{name}</b>,
        })}
      </p>
      <ul className="conflict-changes">
        {meanwhile.changes.map((change) => (
          <li key={`${change.at} ${change.sentence}`}>
            <Avatar name={change.by.name} kind="team" decorative />
            <span>
              <b>{change.by.name}</b> {change.sentence}
            </span>
            <time dateTime={change.at} className="conflict-when">
              {formatDateTime(change.at)}
            </time>
          </li>
        ))}
        {meanwhile.more > 0 && (
          <li className="conflict-when">
            {t('conflict.moreChanges', { count: meanwhile.more })}
          </li>
        )}
      </ul>
      {error !== null && (
        <p className="conflict-error" role="alert">
          {error}
        </p>
      )}
      <footer className="conflict-foot">
        <span className="conflict-gap" />
        <Button variant="outlined" color="secondary" onClick={onKeep}>
          {t('conflict.keepIt')}
        </Button>
        <Button
          variant="contained"
          color="error"
          disabled={submitting}
          onClick={onDeleteAnyway}
        >
          {t('conflict.deleteAnyway')}
        </Button>
      </footer>
    </Dialog>
  );
}
