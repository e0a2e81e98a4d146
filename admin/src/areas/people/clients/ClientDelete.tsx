import type { ClientRow } from '@waymark/api';
import type { ReactNode } from 'react';
import { DeleteRow } from '../../../parts/deleting/DeleteRow.tsx';
import { useTexts } from '../../../base/texts/index.ts';

/**
 * Asks for the client's exact name, then takes its users out; what ran for it stays (PRODUCT 9.7).
 */
export function ClientDelete({
  client,
  onClose,
}: {
  client: ClientRow;
  onClose: () => void;
}): ReactNode {
  const t = useTexts();
  return (
    <DeleteRow
      resource="clients"
      row={client}
      kind="client"
      name={client.name}
      consequence={t('clients.lossOfAccess')}
      onClose={onClose}
    />
  );
}
