import { Avatar, formatDateTime } from '@waymark/look';
import { Button } from '@mui/material';
import type { ReactNode } from 'react';
import type { Conflict } from '@waymark/client';
import { ConflictFrame } from '../conflict/ConflictFrame.tsx';
import { useTexts } from '../../base/texts/index.ts';
import type { DeletedNoun } from './deletedNoun.ts';

export type DeleteConflictProps = {
  conflict: Conflict & { meanwhile: NonNullable<Conflict['meanwhile']> };
  /** The noun of what was to be deleted, and its name, if it has one. */
  kind: DeletedNoun;
  name?: string;
  submitting: boolean;
  /** Why it still is not deleted. */
  error: string | null;
  onKeep: () => void;
  onDeleteAnyway: () => void;
};

/**
 * Somebody worked in what I am about to delete: who, what and when, before it goes. Nothing is
 * deleted by itself.
 */
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
  const { meanwhile } = conflict;
  return (
    <ConflictFrame
      conflict={conflict}
      did="conflict.changedThis"
      className="conflict-delete"
      onClose={onKeep}
      about={<>{t.rich(`notDeleted.${kind}`, { name: name === undefined ? '' : <b>{name}</b> })}</>}
      answers={
        <>
          <span className="conflict-gap" />
          <Button variant="outlined" color="secondary" onClick={onKeep}>
            {t('conflict.keepIt')}
          </Button>
          <Button variant="contained" color="error" disabled={submitting} onClick={onDeleteAnyway}>
            {t('conflict.deleteAnyway')}
          </Button>
        </>
      }
    >
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
          <li className="conflict-when">{t('conflict.moreChanges', { count: meanwhile.more })}</li>
        )}
      </ul>
      {error !== null && (
        <p className="conflict-error" role="alert">
          {error}
        </p>
      )}
    </ConflictFrame>
  );
}
