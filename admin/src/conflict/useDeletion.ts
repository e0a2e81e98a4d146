import { useState } from 'react';
import type { DeleteConflictProps } from './DeleteConflict.tsx';
import { problemOf } from '../wire/problemOf.ts';
import { useSubmit } from '../dialogs/useSubmit.ts';

type Asked = DeleteConflictProps['conflict'];

/**
 * Deletes what somebody has seen at a revision, which is that of the moment when they were asked: what others change in it
 * until they agree is told in `conflict` before anything goes. `anyway` deletes it as it is now.
 */
export function useDeletion(
  send: (basedOn?: string) => Promise<unknown>,
  seen: string | undefined,
  onDone: () => void,
) {
  const [basedOn, setBasedOn] = useState(seen);
  const [conflict, setConflict] = useState<Asked | null>(null);
  const { submit, submitting, error } = useSubmit(async () => {
    try {
      await send(basedOn);
    } catch (reason) {
      const found = problemOf(reason)?.conflict;
      if (found?.meanwhile === undefined) throw reason;
      setConflict({ ...found, meanwhile: found.meanwhile });
      setBasedOn(found.revision);
      return;
    }
    onDone();
  });
  return { submit, submitting, error, conflict };
}
