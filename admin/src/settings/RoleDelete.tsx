import type { RoleRow } from '@waymark/api';
import type { ReactNode } from 'react';
import { useCommand } from '../dataProvider/useCommand.ts';
import { ConfirmDelete } from '../dialogs/ConfirmDelete.tsx';

/** Asks for the role's exact name, then removes it. */
export function RoleDelete({
  role: { id, name },
  onClose,
}: {
  role: RoleRow;
  onClose: () => void;
}): ReactNode {
  const send = useCommand({ quiet: true });
  return (
    <ConfirmDelete
      kind="role"
      name={name}
      onDelete={() => send('RemoveRole', { roleId: id })}
      onClose={onClose}
    />
  );
}
