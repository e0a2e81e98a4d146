import type { BlueprintRow, PlaceholderRow } from '@waymark/api';
import { useGetList, useGetMany } from 'react-admin';

/** Where a role is named: a blueprint, how it is called, and how many of its tasks the role has. */
export type NamedIn = { readonly id: string; readonly name: string; readonly tasks: number };

/**
 * In which blueprints a role is named, and in how many processes that were rolled out it stands for
 * somebody or waits for one; undefined while it is not known.
 */
export function useNamedIn(roleId: string): {
  blueprints: readonly NamedIn[] | undefined;
  processes: number;
  error: unknown;
} {
  const { data, error } = useGetList<PlaceholderRow>('placeholders', {
    filter: { id: roleId, kind: 'role' },
    pagination: { page: 1, perPage: 1000 },
    sort: { field: 'tasks', order: 'DESC' },
  });
  const rows = data?.filter(({ planKind }) => planKind === 'blueprint') ?? [];
  const ids = rows.map(({ planId }) => planId);
  const named = useGetMany<BlueprintRow>('blueprints', { ids }, { enabled: ids.length > 0 });
  const known = data !== undefined && (ids.length === 0 || !named.isPending);
  return {
    blueprints: known
      ? rows.map(({ planId, tasks }) => ({
          ...{ id: planId, tasks },
          name: named.data?.find(({ id }) => id === planId)?.name ?? '',
        }))
      : undefined,
    processes: (data?.length ?? 0) - rows.length,
    error: error ?? named.error,
  };
}
