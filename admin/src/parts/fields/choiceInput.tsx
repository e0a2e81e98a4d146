import { MenuItem, TextField } from '@mui/material';
import type { FieldInput } from './fieldInput.ts';

/** One of a few; `empty` is what none of them is called, where that is a choice. */
export const choiceInput = <Value extends string>({
  options,
  empty,
}: {
  readonly options: readonly {
    readonly value: Value;
    readonly word: string;
    readonly lang?: string;
  }[];
  readonly empty?: string;
}): FieldInput<Value | null> => ({
  draw: ({ id, labelId, label, value, onChange, className }) => (
    <TextField
      select
      id={id}
      value={value ?? ''}
      onChange={({ target }) => onChange(target.value === '' ? null : (target.value as Value))}
      slotProps={{
        select: { displayEmpty: true, ...(labelId !== undefined && { labelId }) },
        htmlInput: { 'aria-label': label },
        input: { className },
      }}
    >
      {empty !== undefined && <MenuItem value="">{empty}</MenuItem>}
      {options.map(({ value: each, word, lang }) => (
        <MenuItem key={each} value={each} {...(lang !== undefined && { lang })}>
          {word}
        </MenuItem>
      ))}
    </TextField>
  ),
  tell: (_, value) => options.find((each) => each.value === value)?.word ?? empty ?? '',
  ...{ labelled: true, chosen: true },
});
