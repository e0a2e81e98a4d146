import type { Me } from '@waymark/api';
import { useQuery } from '@tanstack/react-query';
import { read } from '../wire/request.ts';
import { chooseMembership, storedWorkspaceId } from '../wire/workspace.ts';
import type { Membership } from '../wire/workspace.ts';

/** Asks who is signed in and where they belong. */
export const loadMe = async (): Promise<Me> => (await read<Me>('/api/me')).json;

/** The person who is signed in, undefined while that is not known yet. */
export function useMe(): Me | undefined {
  return useQuery({ queryKey: ['me'], queryFn: loadMe, staleTime: 60_000 }).data;
}

/**
 * The membership that the signed-in person works under now; undefined until it is known, or where
 * there is none.
 */
export function useMembership(): Membership | undefined {
  const me = useMe();
  return me === undefined ? undefined : chooseMembership(me.memberships, storedWorkspaceId());
}
