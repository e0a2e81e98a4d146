import { Button } from '@mui/material';
import type { ImportPreview } from '@waymark/api';
import type { ReactNode } from 'react';
import { useTexts } from '../texts/index.ts';

type LineNotesProps = {
  notes: ImportPreview['notes'];
  /** Lines on which the comments begin that were taken in. */
  taken: readonly number[];
  onComments: (lines: number[]) => void;
};

/** Everything that is left out or changed, by line of the document; what was commented out can be taken in. */
export function LineNotes({
  notes,
  taken,
  onComments,
}: LineNotesProps): ReactNode {
  const t = useTexts();
  if (notes.length === 0 && taken.length === 0) return null;
  return (
    <div className="shaping-notes">
      <h3>
        {t('importing.notesList')} <small>{notes.length}</small>
      </h3>
      <ol tabIndex={0} aria-label={t('importing.notesList')}>
        {taken.map((line) => (
          <li key={`taken-${line}`}>
            <span>{t('importing.takenIn', { line })}</span>
            <Button
              size="small"
              onClick={() => onComments(taken.filter((each) => each !== line))}
            >
              {t('importing.leaveOut')}
            </Button>
          </li>
        ))}
        {notes.map(({ line, kind, text }, index) => (
          <li key={index}>
            <span>{text}</span>
            {kind === 'comment' && (
              <Button size="small" onClick={() => onComments([...taken, line])}>
                {t('importing.takeIn')}
              </Button>
            )}
          </li>
        ))}
      </ol>
    </div>
  );
}
