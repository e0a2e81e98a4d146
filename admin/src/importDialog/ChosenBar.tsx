import { Button, MenuItem, TextField } from '@mui/material';
import type { DraftMilestone } from '@waymark/api';
import { Combine, EyeOff, X } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTexts } from '../texts/index.ts';
import type { Edit } from './edits.ts';

type ChosenBarProps = {
  chosen: readonly string[];
  milestones: readonly DraftMilestone[];
  onEdit: (edit: Edit) => void;
  onNone: () => void;
};

/** What can be done to the modules that are chosen. */
export function ChosenBar({
  chosen,
  milestones,
  onEdit,
  onNone,
}: ChosenBarProps): ReactNode {
  const t = useTexts();
  const keys = [...chosen];
  return (
    <div
      className="chosen-modules"
      role="toolbar"
      aria-label={t('importing.chosen', { count: keys.length })}
    >
      <b>{t('words.modules', { count: keys.length })}</b>
      <Button
        size="small"
        startIcon={<Combine />}
        disabled={keys.length < 2}
        onClick={() => onEdit({ kind: 'merge', keys })}
      >
        {t('importing.merge')}
      </Button>
      <TextField
        select
        size="small"
        label={t('importing.moveTo')}
        value=""
        onChange={(event) =>
          onEdit({ kind: 'move', keys, to: event.target.value })
        }
      >
        {milestones.map(({ key, name }) => (
          <MenuItem key={key} value={key}>
            {name}
          </MenuItem>
        ))}
      </TextField>
      <TextField
        select
        size="small"
        label={t('importing.forWhom')}
        value=""
        onChange={(event) =>
          onEdit({
            kind: 'audience',
            keys,
            audience: event.target.value === 'INTERN' ? 'INTERN' : 'EXTERN',
          })
        }
      >
        <MenuItem value="EXTERN">{t('importing.everybody')}</MenuItem>
        <MenuItem value="INTERN">{t('importing.team')}</MenuItem>
      </TextField>
      <Button
        size="small"
        startIcon={<EyeOff />}
        onClick={() => onEdit({ kind: 'leaveOut', keys })}
      >
        {t('importing.leaveOut')}
      </Button>
      <Button size="small" startIcon={<X />} onClick={onNone}>
        {t('importing.chooseNone')}
      </Button>
    </div>
  );
}
