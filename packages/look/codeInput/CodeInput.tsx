import { useState } from 'react';
import type { Ref } from 'react';
import { codeDigits, codeLength } from './codeDigits.ts';

type CodeInputProps = {
  value: string;
  onChange: (digits: string) => void;
  problemId?: string;
  /** By which a label names it. */
  id?: string;
  ref: Ref<HTMLInputElement>;
};

/**
 * One input, drawn as six cells in two groups of three, so that typing, pasting and filling in all
 * work as usual. Dressed by codeInput.css.
 */
export function CodeInput({ value, onChange, problemId, id = 'code', ref }: CodeInputProps) {
  const [caret, setCaret] = useState<number>();
  const place = (input: HTMLInputElement) =>
    setCaret(Math.min(input.selectionStart ?? 0, codeLength - 1));
  return (
    <div className="code" data-bad={problemId === undefined ? undefined : true}>
      <input
        ref={ref}
        id={id}
        name="code"
        inputMode="numeric"
        autoComplete="one-time-code"
        maxLength={codeLength}
        value={value}
        aria-invalid={problemId !== undefined}
        aria-describedby={problemId}
        onPaste={(event) => {
          // maxlength would cut '123 456' before its blanks are gone.
          event.preventDefault();
          onChange(codeDigits(event.clipboardData.getData('text')));
        }}
        onChange={(event) => {
          onChange(codeDigits(event.target.value));
          place(event.target);
        }}
        onSelect={(event) => place(event.currentTarget)}
        onFocus={(event) => place(event.currentTarget)}
        onBlur={() => setCaret(undefined)}
      />
      <div className="cells" aria-hidden="true">
        {Array.from({ length: codeLength }, (_, i) => (
          <span key={i} data-on={i === caret || undefined}>
            {value[i] ?? ''}
          </span>
        ))}
      </div>
    </div>
  );
}
