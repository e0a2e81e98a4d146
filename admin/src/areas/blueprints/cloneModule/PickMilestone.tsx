import { MenuItem, TextField } from '@mui/material';
import type { ReactNode } from 'react';
import { useTexts } from '../../../base/texts/index.ts';
import type { MilestoneChoice } from './milestoneChoices.ts';

/** Chooses a milestone, once there is a process to choose it in (PRODUCT 5.2). */
export function PickMilestone({
  choices,
  value,
  hint,
  onPick,
}: {
  choices: readonly MilestoneChoice[];
  value: string;
  hint: string | undefined;
  onPick: (milestoneId: string) => void;
}): ReactNode {
  const t = useTexts();
  const isThere = choices.some(({ id }) => id === value);
  return (
    <TextField
      select
      fullWidth
      label={t('plan.milestone')}
      disabled={choices.length === 0}
      value={isThere ? value : ''}
      helperText={hint}
      onChange={(event) => onPick(event.target.value)}
    >
      {choices.map(({ id, name }) => (
        <MenuItem key={id} value={id}>
          {name}
        </MenuItem>
      ))}
    </TextField>
  );
}
