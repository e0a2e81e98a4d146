import { Button, TextField } from '@mui/material';
import type { ImportPreview } from '@waymark/api';
import { useState, type ReactNode } from 'react';
import { PreviewMilestone } from './PreviewMilestone.tsx';
import { PreviewNotes } from './PreviewNotes.tsx';
import { totals, UNFOLDED_UP_TO } from './previewTree.ts';

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
        label="Name of the process"
        value={name}
        onChange={(event) => onName(event.target.value)}
        error={name.trim() === ''}
        helperText={name.trim() === '' ? 'A process needs a name.' : undefined}
        slotProps={{ htmlInput: { maxLength: 200 } }}
      />
      <div className="import-sum">
        <p role="status">
          <b>{totals(counts)}</b>
          <small>from {fileName}</small>
        </p>
        {counts.tasks > 0 && (
          <Button size="small" onClick={turnAll}>
            {open ? 'Fold all' : 'Unfold all'}
          </Button>
        )}
      </div>
      {notes.length > 0 && <PreviewNotes notes={notes} />}
      <ul className="import-tree" aria-label="What will be made">
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
