import type { ReactNode } from 'react';

/** Says what went wrong, where it did; read out at once. */
export const Alert = ({ id, children }: { id?: string; children: ReactNode }) => (
  <p id={id} className="alert" role="alert">
    <span>{children}</span>
  </p>
);
