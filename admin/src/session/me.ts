import type { Me } from '@waymark/api';
import { useQuery } from '@tanstack/react-query';
import { noteFreshness } from '../dataProvider/freshness.ts';
import { newestPosition } from '../dataProvider/position.ts';
import { request } from '../dataProvider/request.ts';
import { withPosition } from '../dataProvider/withPosition.ts';
import { chooseMembership, storedWorkspaceId } from './workspace.ts';
import type { Membership } from './workspace.ts';

/** Asks who is signed in and where they belong. */
export async function loadMe(): Promise<Me> {
  const { json, headers } = await request(
    withPosition('/api/me', newestPosition()),
  );
  noteFreshness('me', headers);
  return json as Me;
}

/** Who is signed in, undefined while that is not known yet. */
export function useMe(): Me | undefined {
  return useQuery({ queryKey: ['me'], queryFn: loadMe, staleTime: 60_000 })
    .data;
}

/** The membership that the signed-in person works under now; undefined until it is known, or where there is none. */
export function useMembership(): Membership | undefined {
  const me = useMe();
  return me === undefined
    ? undefined
    : chooseMembership(me.memberships, storedWorkspaceId());
}
