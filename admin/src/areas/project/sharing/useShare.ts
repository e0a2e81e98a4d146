import type { ShareRow } from '@waymark/api';
import { portalAddress } from '@waymark/api/addresses';
import { useGetList } from 'react-admin';

/** What is shared: a process, or a project with its processes. */
export type ShareSubject = { readonly kind: 'process' | 'project'; readonly id: string };

/** How it is shared; `share` is null where it is not. */
export function useShare({ kind, id }: ShareSubject) {
  const { data, isPending, error, refetch } = useGetList<ShareRow>('shares', {
    filter: { id: `${kind}_${id}` },
    sort: { field: 'passwordAt', order: 'DESC' },
    pagination: { page: 1, perPage: 1 },
  });
  return { share: data?.[0] ?? null, isPending, error, refetch };
}

/** The address that a token stands in: behind the `#`, where no server sees it. */
export const linkOf = (token: string): string =>
  location.origin + portalAddress.share({ hash: token });

/** Whether the link leads anywhere. */
export const leads = (
  { open, until }: Pick<ShareRow, 'open' | 'until'>,
  now = new Date(),
): boolean => open && (until === null || new Date(until) > now);
