import { useId, type ReactNode } from 'react';

/** A line of the settings: its name, and what it is set by. */
export function Row({
  label,
  children,
}: {
  label: string;
  children: (id: string) => ReactNode;
}) {
  const id = useId();
  return (
    <div className="mail-row">
      <label htmlFor={id}>{label}</label>
      {children(id)}
    </div>
  );
}

/** One of several, chosen at once. */
export const Choice = ({
  label,
  value,
  options,
  onChoose,
}: {
  label: string;
  value: string;
  options: readonly (readonly [value: string, words: string])[];
  onChoose: (value: string) => void;
}) => (
  <Row label={label}>
    {(id) => (
      <select
        id={id}
        value={value}
        onChange={({ target }) => onChoose(target.value)}
      >
        {options.map(([each, words]) => (
          <option key={each} value={each}>
            {words}
          </option>
        ))}
      </select>
    )}
  </Row>
);
