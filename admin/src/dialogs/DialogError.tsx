import { OctagonAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import { problemOf } from '../dataProvider/CommandRefused.ts';

/** What went wrong, said at once to screen readers; what was typed stays beside it. */
export function DialogError({ children }: { children: ReactNode }): ReactNode {
  return (
    <div className="dialog-error" role="alert">
      <OctagonAlert aria-hidden="true" />
      <div>{children}</div>
    </div>
  );
}

/** A sentence for any error that a call threw. */
export const sentenceOf = (error: unknown): string =>
  problemOf(error)?.detail ?? 'Something went wrong';
