import type { ExecutionRow, PersonRow } from '@waymark/api';
import { Avatar } from '@waymark/look';
import { useState, type ReactNode } from 'react';
import { useGetList } from 'react-admin';
import { ClientUsersDialog } from '../clientUsers/ClientUsersDialog.tsx';
import { useTexts } from '../../../base/texts/index.ts';

const MOST_SHOWN = 4;

/**
 * Who works on it at the client's; opens who they are, and the placeholders that still wait for
 * somebody.
 */
export function ClientUsers({
  execution: { id, clientId, clientName },
}: {
  execution: ExecutionRow;
}): ReactNode {
  const t = useTexts();
  const [open, setOpen] = useState(false);
  const { data = [], total = 0 } = useGetList<PersonRow>('people', {
    filter: { clientId },
    sort: { field: 'name', order: 'ASC' },
    pagination: { page: 1, perPage: MOST_SHOWN },
  });
  const title = t('people.usersFrom', { client: clientName });
  return (
    <>
      <button
        type="button"
        className="client-users"
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
      >
        {data.map(({ id: accountId, name }) => (
          <Avatar key={accountId} name={name} kind="client" decorative />
        ))}
        {total > MOST_SHOWN && <span>+{total - MOST_SHOWN}</span>}
        <span className="client-users-word">{title}</span>
      </button>
      {open && (
        <ClientUsersDialog
          processId={id}
          clientId={clientId}
          title={title}
          onClose={() => setOpen(false)}
        />
      )}
    </>
  );
}
