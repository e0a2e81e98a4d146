import type { ExecutionRow } from '@waymark/api';
import { useCommand } from '../../base/dataProvider/useCommand.ts';
import { useTexts } from '../../base/texts/index.ts';
import { useUndoToast } from '../toasts/useUndoToast.tsx';

/**
 * Lets somebody of the team answer for an execution, with Undo. What is refused is told in a toast.
 */
export function useSetOwner({
  id: processId,
  owner,
}: Pick<ExecutionRow, 'id' | 'owner'>): (accountId: string | null) => void {
  const t = useTexts();
  const send = useCommand();
  const offerUndo = useUndoToast();
  const set = async (accountId: string | null) => {
    await send('SetProcessOwner', { processId, accountId });
    offerUndo(
      t('hub.ownerSet'),
      () => void send('SetProcessOwner', { processId, accountId: owner }),
    );
  };
  return (accountId) => void set(accountId).catch(() => undefined);
}
