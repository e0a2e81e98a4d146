import { TextField } from '@mui/material';
import type { FieldInput } from './fieldInput.ts';

/**
 * Several of a kind, typed one below the other, or with commas between; what is no such list yet
 * stays as it was typed.
 */
export const linesInput = ({
  read,
  wrong,
  most,
  tooMany,
  placeholder,
}: {
  /** One of them as it is kept; null: it is none. */
  readonly read: (line: string) => string | null;
  readonly wrong: (line: string) => string;
  readonly most: number;
  readonly tooMany: string;
  readonly placeholder: string;
}): FieldInput<readonly string[] | string> => {
  const linesOf = (value: readonly string[] | string) =>
    typeof value === 'string' ? value.split(/[\s,;]+/).filter((line) => line !== '') : value;
  const asSent = (value: readonly string[] | string) => [
    ...new Set(linesOf(value).map((line) => read(line) ?? line)),
  ];
  return {
    draw: ({ id, value, onChange, onLeave, mistake }) => (
      <TextField
        id={id}
        fullWidth
        multiline
        minRows={2}
        autoComplete="off"
        placeholder={placeholder}
        value={typeof value === 'string' ? value : value.join('\n')}
        error={mistake !== undefined}
        helperText={mistake}
        onChange={({ target }) => onChange(target.value)}
        onBlur={onLeave}
        slotProps={{
          htmlInput: {
            inputMode: 'url',
            autoCapitalize: 'none',
            spellCheck: false,
            maxLength: 3000,
          },
        }}
      />
    ),
    tell: (_, value) => linesOf(value).join('\n'),
    mistake(value) {
      const unread = linesOf(value).find((line) => read(line) === null);
      if (unread !== undefined) return wrong(unread);
      return asSent(value).length > most ? tooMany : undefined;
    },
    asSent,
    ofWords: (words) => words,
  };
};
