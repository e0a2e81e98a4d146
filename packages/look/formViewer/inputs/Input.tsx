import { lazy, Suspense } from 'react';
import { Choices } from './Choices.tsx';
import type { InputProps } from './inputProps.ts';
import { NumberInput } from './NumberInput.tsx';
import { Rating } from './Rating.tsx';

const FileInput = lazy(() => import('./FileInput.tsx'));
const SignatureInput = lazy(() => import('./SignatureInput.tsx'));

/** How a question of each kind is answered. */
export function Input(props: InputProps) {
  const { field, id, value, words, label, aria, onAnswer } = props;
  const text = typeof value === 'string' ? value : '';
  const typed = {
    ...{ ...aria, id, className: 'fv-inp', value: text },
    onChange: ({ target }: { target: { value: string } }) =>
      onAnswer(target.value === '' ? undefined : target.value),
  };
  switch (field.kind) {
    case 'shortText':
      return <input {...typed} placeholder={field.placeholder} />;
    case 'longText':
      return <textarea {...typed} rows={4} placeholder={field.placeholder} />;
    case 'number':
      return <NumberInput {...props} field={field} />;
    case 'email':
      return <input {...typed} type="email" autoComplete="email" placeholder={field.placeholder} />;
    case 'phone':
      return <input {...typed} type="tel" autoComplete="tel" placeholder={field.placeholder} />;
    case 'date':
      return (
        <input
          {...typed}
          type="date"
          min={field.first ?? undefined}
          max={field.last ?? '9999-12-31'}
        />
      );
    case 'dropdown':
      return (
        <select {...typed}>
          <option value="">{words.choose}</option>
          {field.choices.map(({ choiceId, label }) => (
            <option key={choiceId} value={choiceId}>
              {label}
            </option>
          ))}
        </select>
      );
    case 'singleChoice':
    case 'multipleChoice':
      return <Choices {...props} field={field} />;
    case 'rating':
      return <Rating {...props} field={field} />;
    case 'consent':
      return (
        <label className="fv-consent">
          <input
            {...aria}
            id={id}
            type="checkbox"
            checked={value === true}
            onChange={({ target }) => onAnswer(target.checked ? true : undefined)}
          />
          <span>{label}</span>
        </label>
      );
    case 'file':
      return (
        <Suspense>
          <FileInput {...props} field={field} />
        </Suspense>
      );
    case 'signature':
      return (
        <Suspense>
          <SignatureInput {...props} field={field} />
        </Suspense>
      );
  }
}
