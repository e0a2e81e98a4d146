import { OctagonAlert } from 'lucide-react';
import type { Problem } from '@waymark/api';
import type { ReactNode } from 'react';
import { problemOf } from '../../base/wire/problemOf.ts';
import { textsNow } from '../../base/texts/index.ts';
import './dialog.css';

/** Says what went wrong, to screen readers at once; what was typed stays beside it. */
export function DialogError({ children }: { children: ReactNode }): ReactNode {
  return (
    <div className="dialog-error" role="alert">
      <OctagonAlert aria-hidden="true" />
      <div>{children}</div>
    </div>
  );
}

/**
 * A sentence for any error that a call threw: of `profile.firstName: must not be empty`, "The first
 * name must not be empty."
 */
export function sentenceOf(error: unknown): string {
  const problem = problemOf(error);
  return problem === undefined ? textsNow()('words.somethingWentWrong') : sentenceIn(problem);
}

/** The same for what was refused. */
export function sentenceIn({ detail, field }: Problem): string {
  if (field === undefined || !detail.startsWith(`${field}: `)) return detail;
  const rest = detail.slice(field.length + 2);
  return /^(must|holds) /.test(rest)
    ? textsNow()('problems.fieldRefused', {
        field: spoken(field),
        rest: rest.endsWith('.') ? rest : `${rest}.`,
      })
    : detail;
}

/** `profile.firstName` as a person says it: first name. */
const spoken = (field: string): string =>
  (field.split('.').at(-1) ?? field).replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);
