import { TextField } from '@mui/material';
import type { FieldInput } from './fieldInput.ts';

/** A whole number, or none; what is typed and is no such number stays as it was typed. */
export const numberInput = ({
  least,
  most,
  wrong,
}: {
  readonly least: number;
  readonly most: number;
  /** What to do about what is no such number. */
  readonly wrong: string;
}): FieldInput<number | string | null> => {
  const meant = (typed: string) => {
    const number = Number(typed);
    if (typed.trim() === '') return null;
    return Number.isInteger(number) && number >= least && number <= most ? number : typed;
  };
  return {
    draw: ({ id, value, onChange, onLeave, mistake }) => (
      <TextField
        id={id}
        className="settings-number"
        autoComplete="off"
        value={value ?? ''}
        error={mistake !== undefined}
        helperText={mistake}
        onChange={({ target }) => onChange(meant(target.value))}
        onBlur={onLeave}
        slotProps={{ htmlInput: { inputMode: 'numeric', maxLength: String(most).length + 1 } }}
      />
    ),
    tell: (t, value) => (value === null ? t('words.none') : String(value)),
    mistake: (value) => (typeof value === 'string' ? wrong : undefined),
  };
};
