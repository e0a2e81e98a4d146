import type { ClientRow } from '@waymark/api';
import type { ReactNode } from 'react';
import { useDelete, useRefresh } from 'react-admin';
import { ConfirmDelete } from '../dialogs/ConfirmDelete.tsx';
import { useTexts } from '../texts/index.ts';

/** Asks for the client's exact name, then takes its users out; what ran for it stays (PRODUCT 9.7). */
export function ClientDelete({
  client,
  onClose,
}: {
  client: ClientRow;
  onClose: () => void;
}): ReactNode {
  const t = useTexts();
  const [remove] = useDelete();
  const refresh = useRefresh();
  return (
    <ConfirmDelete
      kind="client"
      name={client.name}
      consequence={t('clients.lossOfAccess')}
      onDelete={async () => {
        const change = { id: client.id, previousData: client };
        const now = {
          returnPromise: true,
          mutationMode: 'pessimistic',
        } as const;
        await remove('clients', change, now);
        refresh();
      }}
      onClose={onClose}
    />
  );
}
