import { StatusIcon } from '@waymark/look';
import type { ReactNode } from 'react';
import type { StateLook } from './modelLooks.ts';

/** A state as icon and word on its tint. */
export function StateChip({ look: { word, icon, tone } }: { look: StateLook }): ReactNode {
  return (
    <span
      className="ops-chip"
      style={{ color: `var(--${tone})`, background: `var(--${tone}-tint)` }}
    >
      <StatusIcon icon={icon} />
      {word}
    </span>
  );
}
