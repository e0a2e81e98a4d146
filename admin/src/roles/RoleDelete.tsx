import type { RoleRow } from '@waymark/api';
import type { ReactNode } from 'react';
import { DeleteRow } from '../dialogs/DeleteRow.tsx';

/** Asks for the role's exact name, then removes it. */
export const RoleDelete = ({
  role,
  onClose,
}: {
  role: RoleRow;
  onClose: () => void;
}): ReactNode => (
  <DeleteRow
    resource="roles"
    row={role}
    kind="role"
    name={role.name}
    onClose={onClose}
  />
);
