import { IconButton, InputAdornment, TextField } from '@mui/material';
import { formatDate } from '@waymark/look';
import { isComposed } from '@waymark/look/composed';
import { Calendar } from 'lucide-react';
import { useRef, useState } from 'react';
import type { ReactNode } from 'react';
import { todayHere } from './useToday.ts';
import { useTexts } from '../texts/index.ts';
import { typedDate } from './typedDate.ts';
import './dateField.css';

type DateFieldProps = {
  label: string;
  /** Calendar date, or empty. */
  value: string;
  onChange: (date: string) => void;
  /** A sentence that says what is wrong with the date. */
  error?: string | null;
  placeholder?: string;
  /** First day that the calendar offers. */
  min?: string;
  autoFocus?: boolean;
  /** Stands behind the date, as `62 days`. */
  note?: string;
};

/** A year is whole, and so is the date. */
const WHOLE = /\.\d{4}$|^\d{4}-\d{2}-\d{2}$/;

/** A date as dd.MM.yyyy whatever the browser's language, typed or chosen from its calendar. */
export function DateField({
  label,
  value,
  onChange,
  error = null,
  placeholder,
  min,
  autoFocus = false,
  note,
}: DateFieldProps): ReactNode {
  const t = useTexts();
  const calendar = useRef<HTMLInputElement>(null);
  const [typed, setTyped] = useState<string | null>(null);
  const shown = typed ?? (value === '' ? '' : formatDate(value));
  const noDate = typed !== null && typedDate(typed, todayHere()) === undefined;
  const leave = () => {
    if (typed === null) return;
    const date = typedDate(typed, todayHere());
    if (date === undefined) return;
    setTyped(null);
    if ((date ?? '') !== value) onChange(date ?? '');
  };
  const wrong = noDate ? t('dates.noDate') : error;
  return (
    <div className="date-field">
      <TextField
        fullWidth
        label={label}
        value={shown}
        autoFocus={autoFocus}
        autoComplete="off"
        placeholder={placeholder ?? t('dates.pattern')}
        error={wrong !== null}
        helperText={wrong}
        onChange={({ target }) => {
          setTyped(target.value);
          const date = typedDate(target.value, todayHere());
          if (WHOLE.test(target.value) && date) onChange(date);
        }}
        onBlur={leave}
        onKeyDown={(event) => event.key === 'Enter' && !isComposed(event) && leave()}
        slotProps={{
          htmlInput: { inputMode: 'numeric', maxLength: 10 },
          input: {
            endAdornment: (
              <InputAdornment position="end">
                {note !== undefined && <small>{note}</small>}
                <IconButton
                  aria-label={t('dates.openCalendar', { field: label })}
                  onClick={() => calendar.current?.showPicker()}
                >
                  <Calendar />
                </IconButton>
              </InputAdornment>
            ),
          },
        }}
      />
      <input
        ref={calendar}
        type="date"
        className="date-field-calendar"
        tabIndex={-1}
        aria-hidden="true"
        value={value}
        min={min}
        max="2999-12-31"
        onChange={({ target }) => {
          setTyped(null);
          onChange(target.value);
        }}
      />
    </div>
  );
}
