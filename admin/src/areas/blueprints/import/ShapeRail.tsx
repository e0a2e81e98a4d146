import { Button } from '@mui/material';
import type { ImportShape, ImportDraft, ImportPreview } from '@waymark/api';
import { Copy } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTexts, type T } from '../../../base/texts/index.ts';
import { bytesOf } from './counts.ts';
import { SizeWarning } from './SizeWarning.tsx';
import { formatDate } from '@waymark/look';
import { madeOf } from './edits.ts';
import { PeopleFound } from './PeopleFound.tsx';
import { ShapeRules } from './ShapeRules.tsx';
import type { Target } from './ShapeDialog.tsx';
import type { ShapingProps } from './Shaping.tsx';
import { NameField } from '../../../parts/dialogs/NameField.tsx';

/** What the blueprint is called, and whether another one is called so already. */
export type BlueprintName = {
  name: string;
  onName: (name: string) => void;
  /** The blueprint that is called so already. */
  taken: Target | null;
  onDifference: (target: Target) => void;
};

/** What an export brings beside its plan, which the result does not show. */
function ComesAlong({ made }: { made: ImportDraft }): ReactNode {
  const t = useTexts();
  const said = alongWith(t, made);
  if (said.length === 0) return null;
  return (
    <div className="shaping-people">
      <h3>{t('importing.along')}</h3>
      <ol>
        {said.map((sentence) => (
          <li key={sentence}>
            <span>{sentence}</span>
          </li>
        ))}
      </ol>
    </div>
  );
}

const alongWith = (t: T, { variables, dates, followers, mails }: ImportDraft): string[] => [
  ...(variables.length === 0 ? [] : [t('importing.alongVariables', { count: variables.length })]),
  ...(dates === null
    ? []
    : [t('importing.alongDates', { start: formatDate(dates.start), end: formatDate(dates.end) })]),
  ...(followers.length === 0 ? [] : [t('importing.alongFollowers', { count: followers.length })]),
  ...(Object.keys(mails).length === 0
    ? []
    : [t('importing.alongMails', { count: Object.keys(mails).length })]),
];

type LineNotesProps = {
  notes: ImportPreview['notes'];
  /** Lines on which the comments begin that were taken in. */
  taken: readonly number[];
  onComments: (lines: number[]) => void;
};

/**
 * Everything that is left out or changed, by line of the document; what was commented out can be
 * taken in.
 */
function LineNotes({ notes, taken, onComments }: LineNotesProps): ReactNode {
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
            <Button size="small" onClick={() => onComments(taken.filter((each) => each !== line))}>
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

/** Name, rules of the layout, and what the document did not say or could not place. */
export function ShapeRail({
  preview,
  edits,
  naming: { name, onName, taken, onDifference },
  against,
  onShape,
}: ShapingProps): ReactNode {
  const t = useTexts();
  const { shape, notes } = preview;
  const made = madeOf(edits, preview);
  const bytes = bytesOf(made);
  const set = (change: Partial<ImportShape>) => onShape({ ...shape, ...change });
  return (
    <section className="shaping-rail" aria-label={t('importing.shape')}>
      {against === null && (
        <NameField
          label={t('importing.name')}
          value={name}
          onName={onName}
          error={name.trim() === ''}
          helperText={name.trim() === '' ? t('importing.nameNeeded') : undefined}
        />
      )}
      {against === null && taken !== null && (
        <div className="shaping-warning" role="status">
          <Copy aria-hidden />
          <p>
            {t('importing.sameName', { name: name.trim() })}
            <Button size="small" onClick={() => onDifference(taken)}>
              {t('difference.showDifference')}
            </Button>
          </p>
        </div>
      )}
      <SizeWarning className="shaping-warning" bytes={bytes} tooMuch="importing.tooMuch" />
      {!preview.isExport && <ShapeRules preview={preview} set={set} />}
      <LineNotes
        notes={notes}
        taken={shape.comments}
        onComments={(comments) => set({ comments })}
      />
      <PeopleFound made={made} onEdit={edits.make} />
      {against === null && <ComesAlong made={made} />}
    </section>
  );
}
