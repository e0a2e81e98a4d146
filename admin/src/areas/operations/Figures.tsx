import type { ReactNode } from 'react';

/** Names and values side by side; what has no value is left out. */
export function Figures({ figures }: { figures: Readonly<Record<string, ReactNode>> }): ReactNode {
  return (
    <dl className="ops-figures">
      {Object.entries(figures).map(
        ([name, value]) =>
          value !== null && (
            <div key={name}>
              <dt>{name}</dt>
              <dd>{value}</dd>
            </div>
          ),
      )}
    </dl>
  );
}
