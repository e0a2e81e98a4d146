import { Button, TextField } from '@mui/material';
import type { ImportPreview } from '@waymark/api';
import { useState, type ReactNode } from 'react';
import { PreviewMilestone } from './PreviewMilestone.tsx';
import { PreviewNotes } from './PreviewNotes.tsx';
import { totals, UNFOLDED_UP_TO } from './previewTree.ts';
import { useTexts } from '../texts/index.ts';

type PreviewProps = {
  fileName: string;
  preview: ImportPreview;
  name: string;
  onName: (name: string) => void;
};

/** Everything that the import will make, and by line what it will not. */
export function Preview({
  fileName,
  preview,
  name,
  onName,
}: PreviewProps): ReactNode {
  const t = useTexts();
  const { milestones, counts, notes } = preview;
  const [open, setOpen] = useState(counts.tasks <= UNFOLDED_UP_TO);
  /** Counts how often all were turned, so that every module begins anew as all are. */
  const [turn, setTurn] = useState(0);
  const turnAll = () => {
    setOpen(!open);
    setTurn(turn + 1);
  };
  return (
    <div className="import-preview">
      <TextField
        fullWidth
        autoFocus
        autoComplete="off"
        label={t('importing.name')}
        value={name}
        onChange={(event) => onName(event.target.value)}
        error={name.trim() === ''}
        helperText={name.trim() === '' ? t('importing.nameNeeded') : undefined}
        slotProps={{ htmlInput: { maxLength: 200 } }}
      />
      <div className="import-sum">
        <p role="status">
          <b>{totals(t, counts)}</b>
          <small>{t('importing.from', { file: fileName })}</small>
        </p>
        {counts.tasks > 0 && (
          <Button size="small" onClick={turnAll}>
            {open ? t('words.foldAll') : t('words.unfoldAll')}
          </Button>
        )}
      </div>
      {notes.length > 0 && <PreviewNotes notes={notes} />}
      <ul className="import-tree" aria-label={t('importing.tree')}>
        {milestones.map((milestone, index) => (
          <PreviewMilestone
            key={`${turn}-${index}`}
            milestone={milestone}
            index={index}
            open={open}
          />
        ))}
      </ul>
    </div>
  );
}
