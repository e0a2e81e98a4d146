import type { CSSProperties } from 'react';
import type { InputOf } from './inputProps.ts';

/** From 1 to as many steps as there are. */
export const Rating = ({ field, id, value, aria, onAnswer }: InputOf<'rating'>) => (
  <div className="fv-scale" style={{ '--steps': field.steps } as CSSProperties}>
    {Array.from({ length: field.steps }, (_, nth) => (
      <label key={nth}>
        <input
          aria-invalid={aria['aria-invalid']}
          type="radio"
          name={id}
          checked={value === nth + 1}
          onChange={() => onAnswer(nth + 1)}
        />
        <span>{nth + 1}</span>
      </label>
    ))}
  </div>
);
