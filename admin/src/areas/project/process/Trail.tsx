import type { ReactNode } from 'react';
import type { Stretch } from './progress.ts';

/** How far a process or a project has come, part by part; nothing where it has none. */
export const Trail = ({
  label,
  stretches,
}: {
  label: string;
  stretches: readonly Stretch[];
}): ReactNode =>
  stretches.length > 0 && (
    <div className="trail" role="img" aria-label={label}>
      {stretches.map(({ id, length, done }) => (
        <span key={id} style={{ flexGrow: length }}>
          <i style={{ width: `${done * 100}%` }} />
        </span>
      ))}
    </div>
  );
