import { Button } from '@mui/material';
import type { ImportShape } from '@waymark/api';
import { Copy, TriangleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTexts } from '../texts/index.ts';
import { bytesOf, MANY_BYTES, MOST_BYTES } from './counts.ts';
import { ComesAlong } from './ComesAlong.tsx';
import { madeOf } from './edits.ts';
import { LineNotes } from './LineNotes.tsx';
import { PeopleFound } from './PeopleFound.tsx';
import { ShapeRules } from './ShapeRules.tsx';
import type { Target } from './ShapeDialog.tsx';
import type { ShapingProps } from './Shaping.tsx';
import { NameField } from '../dialogs/NameField.tsx';

/** What the blueprint is called, and whether another one is called so already. */
export type Naming = {
  name: string;
  onName: (name: string) => void;
  /** The blueprint that is called so already. */
  taken: Target | null;
  onDifference: (target: Target) => void;
};

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
  const set = (change: Partial<ImportShape>) =>
    onShape({ ...shape, ...change });
  return (
    <section className="shaping-rail" aria-label={t('importing.shape')}>
      {against === null && (
        <NameField
          label={t('importing.name')}
          value={name}
          onName={onName}
          error={name.trim() === ''}
          helperText={
            name.trim() === '' ? t('importing.nameNeeded') : undefined
          }
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
      {bytes > MANY_BYTES && (
        <p className="shaping-warning" role="status">
          <TriangleAlert aria-hidden />
          {t(bytes > MOST_BYTES ? 'importing.tooMuch' : 'importing.growing', {
            kilobytes: Math.ceil(bytes / 1000),
            most: MOST_BYTES / 1000,
          })}
        </p>
      )}
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
