import type { RoleRow } from '@waymark/api';
import type { ReactNode } from 'react';
import { useDelete, useRefresh } from 'react-admin';
import { ConfirmDelete } from '../dialogs/ConfirmDelete.tsx';

/** Asks for the role's exact name, then removes it. */
export function RoleDelete({
  role,
  onClose,
}: {
  role: RoleRow;
  onClose: () => void;
}): ReactNode {
  const [remove] = useDelete();
  const refresh = useRefresh();
  return (
    <ConfirmDelete
      kind="role"
      name={role.name}
      onDelete={async () => {
        const change = { id: role.id, previousData: role };
        const now = {
          returnPromise: true,
          mutationMode: 'pessimistic',
        } as const;
        await remove('roles', change, now);
        refresh();
      }}
      onClose={onClose}
    />
  );
}
