import { Switch } from '@mui/material';
import type { FieldInput } from './fieldInput.ts';

/** Yes or no. */
export const flagInput: FieldInput<boolean> = {
  draw: ({ id, label, value, onChange }) => (
    <Switch
      id={id}
      checked={value}
      slotProps={{ input: { 'aria-label': label } }}
      onChange={(_, to) => onChange(to)}
    />
  ),
  tell: (t, value) => t(value ? 'words.yes' : 'words.no'),
  chosen: true,
};
