import { isComposed } from '@waymark/look/composed';
import { useEffect, useRef, useState, type KeyboardEvent, type ReactNode } from 'react';
import { asName } from '@waymark/look/names';

type EditableTitleProps = {
  label: string;
  value: string;
  disabled?: boolean;
  onChange: (to: string) => void;
};

/**
 * The title of a row, written over in its place: Enter keeps, Esc gives back, an empty one is not
 * taken.
 */
export function EditableTitle({
  label,
  value,
  disabled = false,
  onChange,
}: EditableTitleProps): ReactNode {
  const [typed, setTyped] = useState(value);
  const before = useRef(value);
  useEffect(() => {
    if (before.current !== value) setTyped(value);
    before.current = value;
  }, [value]);
  const keep = () => {
    const to = asName(typed);
    if (to === '') setTyped(value);
    else if (to !== value) onChange(to);
  };
  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    if (isComposed(event)) return;
    if (event.key === 'Enter') {
      event.preventDefault();
      event.currentTarget.blur();
    } else if (event.key === 'Escape') setTyped(value);
  };
  return (
    <input
      type="text"
      className="editable-title"
      tabIndex={-1}
      aria-label={label}
      title={value}
      value={typed}
      disabled={disabled}
      maxLength={200}
      onChange={(event) => setTyped(event.target.value)}
      onBlur={keep}
      onKeyDown={onKeyDown}
    />
  );
}
