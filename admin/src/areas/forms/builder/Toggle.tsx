import { Switch } from '@mui/material';
import type { ReactNode } from 'react';

/** A switch with its words at the left. */
export const Toggle = ({
  label,
  on,
  onTurn,
}: {
  label: string;
  on: boolean;
  onTurn: (on: boolean) => void;
}): ReactNode => (
  <label className="fb-toggle">
    <span>{label}</span>
    <Switch checked={on} onChange={(_, checked) => onTurn(checked)} />
  </label>
);
