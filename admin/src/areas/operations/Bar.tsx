import { LinearProgress } from '@mui/material';
import type { ReactNode } from 'react';
import { percent } from './figures.ts';

/** How far something is, as a bar with its percentage. */
export function Bar({
  share,
  label,
}: {
  /** 0 to 1. */
  share: number;
  label: string;
}): ReactNode {
  const value = percent(share);
  return (
    <div className="ops-bar">
      <LinearProgress variant="determinate" value={value} aria-label={label} />
      <span aria-hidden="true">{value}%</span>
    </div>
  );
}
