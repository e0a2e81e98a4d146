import type { ReactNode } from 'react';
import { ConflictDialog, type ConflictDialogProps } from './ConflictDialog.tsx';
import { usePerson } from '../people/usePerson.ts';
import { useTexts } from '../texts/index.ts';

type PersonConflictProps = Omit<ConflictDialogProps, 'mine' | 'theirs'> & {
  /** Whose placeholders they may be. */
  planId: string;
  /** References to people; null is nobody. */
  mine: unknown;
  theirs: unknown;
};

/** The conflict over who somebody is: both choices by name. */
export function PersonConflict({
  planId,
  mine,
  theirs,
  ...asked
}: PersonConflictProps): ReactNode {
  const names = [useName(theirs, planId), useName(mine, planId)] as const;
  return <ConflictDialog {...asked} theirs={names[0]} mine={names[1]} />;
}

function useName(reference: unknown, planId: string): string {
  const t = useTexts();
  const known = typeof reference === 'string' ? reference : '';
  const { name } = usePerson(known, planId);
  return known === '' ? t('words.nobody') : name;
}
