import CircleAlert from 'lucide-react/icons/circle-alert';
import type { ReactNode } from 'react';

/** Says what went wrong, where it did; read out at once. */
export const Alert = ({ id, children }: { id?: string; children: ReactNode }) => (
  <p id={id} className="alert" role="alert">
    <CircleAlert size={16} aria-hidden="true" />
    <span>{children}</span>
  </p>
);
