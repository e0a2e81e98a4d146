import { TextField } from '@mui/material';
import { isHex } from '@waymark/look';
import type { FieldInput } from './fieldInput.ts';
import './colour.css';

type ColourWords = {
  /** What to do about what is no colour. */
  readonly wrong: string;
  readonly choose: string;
  /** Before colours that are offered. */
  readonly offer: string;
  readonly take: (colour: string) => string;
  /** What stands there while none is chosen. */
  readonly usual: string;
};

/** A colour as `#rrggbb`, typed, picked or taken from those that are offered; or none. */
export const colourInput = ({
  words,
  offered = [],
}: {
  readonly words: ColourWords;
  readonly offered?: readonly string[];
}): FieldInput<string | null> => ({
  draw: ({ id, value, onChange, onLeave, mistake }) => (
    <div className="colour-input">
      <TextField
        id={id}
        autoComplete="off"
        value={value ?? ''}
        placeholder={words.usual}
        error={mistake !== undefined}
        helperText={mistake}
        onChange={({ target }) => onChange(meant(target.value))}
        onBlur={onLeave}
        slotProps={{
          htmlInput: { maxLength: 7, spellCheck: false },
          input: {
            startAdornment: (
              <input
                type="color"
                aria-label={words.choose}
                value={value !== null && isHex(value) ? value : words.usual}
                onChange={({ target }) => onChange(target.value)}
              />
            ),
          },
        }}
      />
      {offered.length > 0 && (
        <span className="colour-offers">
          <small>{words.offer}</small>
          {offered.map((colour) => (
            <button
              key={colour}
              type="button"
              aria-label={words.take(colour)}
              title={colour}
              style={{ background: colour }}
              onClick={() => onChange(colour)}
            />
          ))}
        </span>
      )}
    </div>
  ),
  tell: (t, value) => value ?? t('words.none'),
  mistake: (value) => (value === null || isHex(value) ? undefined : words.wrong),
  asSent: (value) => value?.toLowerCase() ?? null,
});

/** As `#rrggbb`, whether or not a # was typed; what is no colour yet stays as it was typed. */
function meant(typed: string): string | null {
  const word = typed.trim();
  if (word === '') return null;
  const hex = word.startsWith('#') ? word : `#${word}`;
  return isHex(hex) ? hex.toLowerCase() : word;
}
