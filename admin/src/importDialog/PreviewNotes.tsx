import type { ImportPreview } from '@waymark/api';
import { TriangleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTexts } from '../texts/index.ts';

/** More notes than this begin folded. */
const SHOWN = 8;

/** Everything that is left out or changed, by line of the file. */
export function PreviewNotes({
  notes,
}: {
  notes: ImportPreview['notes'];
}): ReactNode {
  const t = useTexts();
  return (
    <details className="import-notes" open={notes.length <= SHOWN}>
      <summary>
        <TriangleAlert aria-hidden />
        {t('importing.notPlaced', {
          notes: t('importing.notes', { count: notes.length }),
        })}
      </summary>
      <ol tabIndex={0} aria-label={t('importing.notesList')}>
        {notes.map(({ text }, index) => (
          <li key={index}>{text}</li>
        ))}
      </ol>
    </details>
  );
}
