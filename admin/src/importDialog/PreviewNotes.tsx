import type { ImportPreview } from '@waymark/api';
import { TriangleAlert } from 'lucide-react';
import type { ReactNode } from 'react';

/** More notes than this begin folded. */
const SHOWN = 8;

/** Everything that is left out or changed, by line of the file. */
export function PreviewNotes({
  notes,
}: {
  notes: ImportPreview['notes'];
}): ReactNode {
  return (
    <details className="import-notes" open={notes.length <= SHOWN}>
      <summary>
        <TriangleAlert aria-hidden />
        What could not be placed:{' '}
        {notes.length === 1
          ? '1 note'
          : `${notes.length.toLocaleString('en')} notes`}
      </summary>
      <ol tabIndex={0} aria-label="Notes, by line">
        {notes.map(({ line, text }, index) => (
          <li key={index}>{inLine(line, text)}</li>
        ))}
      </ol>
    </details>
  );
}

/** Most notes name their line themselves. */
const inLine = (line: number, text: string): string =>
  /^Lines? \d/.test(text) ? text : `Line ${line}: ${text}`;
