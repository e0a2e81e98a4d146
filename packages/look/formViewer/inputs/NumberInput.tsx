import { useState } from 'react';
import { answerOfNumber } from './numbers.ts';
import type { InputOf } from './inputProps.ts';

/**
 * A number as it is typed: '1,' and '-' are on the way to one, so what was typed stands until
 * something else is answered.
 */
export function NumberInput({ field, id, value, words, aria, onAnswer }: InputOf<'number'>) {
  const [typed, setTyped] = useState('');
  const said = typeof value === 'number' || typeof value === 'string' ? value : '';
  return (
    <input
      {...aria}
      id={id}
      className="fv-inp"
      inputMode={field.whole ? 'numeric' : 'decimal'}
      placeholder={field.placeholder}
      value={
        answerOfNumber(typed) === said
          ? typed
          : typeof said === 'number'
            ? words.number(said)
            : said
      }
      onChange={({ target }) => {
        setTyped(target.value);
        onAnswer(target.value === '' ? undefined : answerOfNumber(target.value));
      }}
    />
  );
}
