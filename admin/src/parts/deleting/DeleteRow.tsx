import type { ResourceName } from '@waymark/api';
import type { ReactNode } from 'react';
import { useDelete, useRefresh } from 'react-admin';
import { ConfirmDelete, type ConfirmDeleteProps } from './ConfirmDelete.tsx';

type DeleteRowProps = { resource: ResourceName; row: { readonly id: string } } & Omit<
  ConfirmDeleteProps,
  'onDelete' | 'seen' | 'changed'
>;

/** Asks for the exact name, then deletes a row of a list, which is read anew. */
export function DeleteRow({ resource, row, ...asked }: DeleteRowProps): ReactNode {
  const [remove] = useDelete();
  const refresh = useRefresh();
  return (
    <ConfirmDelete
      {...asked}
      onDelete={async () => {
        await remove(
          resource,
          { id: row.id, previousData: row },
          { mutationMode: 'pessimistic', returnPromise: true },
        );
        refresh();
      }}
    />
  );
}
