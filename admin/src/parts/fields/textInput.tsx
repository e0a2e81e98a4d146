import { TextField } from '@mui/material';
import type { FieldInput } from './fieldInput.ts';

type TextLimits = {
  /** Characters. */
  readonly most: number;
  /** What to do about an empty one; left out where it may be. */
  readonly missing?: string;
  readonly autoComplete?: string;
};

/** One line of text. */
export const textInput = ({
  most,
  missing,
  autoComplete = 'off',
}: TextLimits): FieldInput<string> => ({
  draw: ({ id, value, onChange, onLeave, mistake }) => (
    <TextField
      id={id}
      fullWidth
      autoComplete={autoComplete}
      value={value}
      error={mistake !== undefined}
      helperText={mistake}
      onChange={({ target }) => onChange(target.value)}
      onBlur={onLeave}
      slotProps={{ htmlInput: { maxLength: most } }}
    />
  ),
  tell: (_, value) => value,
  mistake: (value) => (value.trim() === '' ? missing : undefined),
  asSent: (value) => value.trim(),
  ofWords: (words) => words,
});
