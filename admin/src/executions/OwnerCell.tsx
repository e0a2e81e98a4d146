import type { ExecutionRow } from '@waymark/api';
import type { ReactNode } from 'react';
import { useCommand } from '../dataProvider/useCommand.ts';
import { PersonPicker } from '../people/PersonPicker.tsx';
import { useTexts } from '../texts/index.ts';
import { useUndoToast } from '../undo/useUndoToast.tsx';

/** Who of the team answers for the execution; a click chooses somebody else. */
export function OwnerCell({ row }: { row: ExecutionRow }): ReactNode {
  const t = useTexts();
  const send = useCommand();
  const offerUndo = useUndoToast();
  const { id: processId, owner, name, clientName } = row;
  const set = async (accountId: string | null) => {
    await send('SetProcessOwner', { processId, accountId });
    offerUndo(
      t('hub.ownerSet'),
      () => void send('SetProcessOwner', { processId, accountId: owner }),
    );
  };
  return (
    <span className="owner-cell" onClick={(event) => event.stopPropagation()}>
      <PersonPicker
        quiet
        clearable
        value={owner}
        label={t('hub.ownerOf', { name, client: clientName })}
        emptyText={t('hub.noOwner')}
        options={{ team: true }}
        onChange={(to) => void set(to).catch(() => undefined)}
      />
    </span>
  );
}
