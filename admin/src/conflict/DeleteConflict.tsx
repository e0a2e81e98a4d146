import { Avatar, formatDateTime } from '@waymark/look';
import { Button, Dialog } from '@mui/material';
import { GitMerge } from 'lucide-react';
import { useId, useState, type ReactNode } from 'react';
import { ago } from './ago.ts';
import type { Conflict } from '../autosave/index.ts';
import './conflict.css';

export type DeleteConflictProps = {
  conflict: Conflict & { meanwhile: NonNullable<Conflict['meanwhile']> };
  /** What was to go: 'module', and its name, if it has one. */
  kind: string;
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
          {first} changed this {ago(at, now)}
        </h2>
      </header>
      <p id={textId} className="conflict-what">
        The {kind} {name !== undefined && <b>{name}</b>} is not deleted yet.
        What has changed since you looked:
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
            {meanwhile.more === 1
              ? '1 more change'
              : `${meanwhile.more} more changes`}
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
          Keep it
        </Button>
        <Button
          variant="contained"
          color="error"
          disabled={submitting}
          onClick={onDeleteAnyway}
        >
          Delete anyway
        </Button>
      </footer>
    </Dialog>
  );
}
