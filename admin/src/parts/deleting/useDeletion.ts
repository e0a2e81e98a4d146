import { useState } from 'react';
import type { DeleteConflictProps } from './DeleteConflict.tsx';
import { problemOf } from '../../base/wire/problemOf.ts';
import { useSubmit } from '../dialogs/useSubmit.ts';

export type DeletionConflict = DeleteConflictProps['conflict'];

/**
 * Deletes what somebody has seen at a revision, which is that of the moment when they were asked:
 * what others change in it until they agree is told in `conflict` before anything goes. `anyway`
 * deletes it as it is now.
 */
export function useDeletion(
  send: (basedOn?: string) => Promise<unknown>,
  seen: string | undefined,
  onDone: () => void,
  /** Others' changes that were told before anything was asked. */
  found: DeletionConflict | null = null,
) {
  const [basedOn, setBasedOn] = useState(found?.revision ?? seen);
  const [conflict, setConflict] = useState(found);
  const { submit, submitting, error } = useSubmit(async () => {
    try {
      await send(basedOn);
    } catch (reason) {
      const told = meanwhileIn(reason);
      if (told === null) throw reason;
      setConflict(told);
      setBasedOn(told.revision);
      return;
    }
    onDone();
  });
  return { submit, submitting, error, conflict };
}

/**
 * Finds what others have changed in what was to be deleted, where a deletion was refused for it.
 */
export function meanwhileIn(reason: unknown): DeletionConflict | null {
  const conflict = problemOf(reason)?.conflict;
  return conflict?.meanwhile === undefined ? null : { ...conflict, meanwhile: conflict.meanwhile };
}
