import {
  Button,
  Checkbox,
  FormControlLabel,
  MenuItem,
  TextField,
} from '@mui/material';
import type { ImportShape } from '@waymark/api';
import { Copy, TriangleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTexts } from '../texts/index.ts';
import { bytesOf, MANY_BYTES, MOST_BYTES } from './counts.ts';
import { madeOf } from './edits.ts';
import { LineNotes } from './LineNotes.tsx';
import { PeopleFound } from './PeopleFound.tsx';
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
  const { shape, levels, notes } = preview;
  const made = madeOf(edits, preview);
  const bytes = bytesOf(made);
  const set = (change: Partial<ImportShape>) =>
    onShape({ ...shape, ...change });
  const level = (number: number, count: number) =>
    t('importing.headings', { marks: '#'.repeat(number), number: count });
  const asLevel = (value: string) =>
    /^\d$/.test(value) ? Number(value) : value;
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
      <TextField
        select
        fullWidth
        label={t('importing.milestones')}
        value={String(shape.milestones)}
        onChange={({ target }) =>
          set({
            milestones: asLevel(target.value) as ImportShape['milestones'],
          })
        }
      >
        <MenuItem value="auto">
          {t('importing.auto', {
            as:
              typeof levels.chosen.milestones === 'number'
                ? '#'.repeat(levels.chosen.milestones)
                : t(`importing.${levels.chosen.milestones}`),
          })}
        </MenuItem>
        {levels.found.map(({ level: number, count }) => (
          <MenuItem key={number} value={String(number)}>
            {level(number, count)}
          </MenuItem>
        ))}
        <MenuItem value="groups">{t('importing.groups')}</MenuItem>
        <MenuItem value="one">{t('importing.one')}</MenuItem>
      </TextField>
      <TextField
        select
        fullWidth
        label={t('importing.modules')}
        value={String(shape.modules)}
        onChange={({ target }) =>
          set({ modules: asLevel(target.value) as ImportShape['modules'] })
        }
      >
        <MenuItem value="auto">
          {t('importing.auto', { as: '#'.repeat(levels.chosen.modules) })}
        </MenuItem>
        {levels.found.map(({ level: number, count }) => (
          <MenuItem key={number} value={String(number)}>
            {level(number, count)}
          </MenuItem>
        ))}
      </TextField>
      <TextField
        select
        fullWidth
        label={t('importing.tasks')}
        value={shape.tasks}
        onChange={({ target }) =>
          set({ tasks: target.value as ImportShape['tasks'] })
        }
      >
        <MenuItem value="auto">{t('importing.tasksAuto')}</MenuItem>
        <MenuItem value="boxes">{t('importing.tasksBoxes')}</MenuItem>
        <MenuItem value="items">{t('importing.tasksItems')}</MenuItem>
      </TextField>
      <FormControlLabel
        control={
          <Checkbox
            checked={shape.brackets}
            onChange={(_, brackets) => set({ brackets })}
          />
        }
        label={t('importing.brackets')}
      />
      <FormControlLabel
        control={
          <Checkbox
            checked={shape.shortTitles}
            onChange={(_, shortTitles) => set({ shortTitles })}
          />
        }
        label={t('importing.shortTitles')}
      />
      <LineNotes
        notes={notes}
        taken={shape.comments}
        onComments={(comments) => set({ comments })}
      />
      <PeopleFound made={made} onEdit={edits.make} />
    </section>
  );
}
