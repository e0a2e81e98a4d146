import type { PlanWorkspace } from '@waymark/api';
import { useQuery } from '@tanstack/react-query';
import { request } from '../wire/request.ts';
import { useMe, useMembership } from '../session/me.ts';
import { storeWorkspaceId } from '../session/workspace.ts';

/**
 * In which other workspaces of the person a blueprint or process is that is not in this one; undefined while that is not
 * known. Who has but one workspace is not asked for, and where the question fails there is nowhere else.
 */
export function useElsewhere(planId: string): PlanWorkspace[] | undefined {
  const me = useMe();
  const here = useMembership()?.workspaceId;
  const several = new Set(me?.memberships.map((each) => each.workspaceId));
  const { data, isPending } = useQuery({
    queryKey: ['elsewhere', planId],
    queryFn: () => workspacesOf(planId),
    enabled: several.size > 1,
    retry: false,
  });
  if (several.size === 1) return [];
  if (isPending) return undefined;
  return (data ?? []).some(({ workspaceId }) => workspaceId === here)
    ? []
    : data;
}

const workspacesOf = async (planId: string): Promise<PlanWorkspace[]> =>
  (
    await request<PlanWorkspace[]>(
      `/api/plans/${encodeURIComponent(planId)}/workspaces`,
    )
  ).json;

/** Goes on at the same address in another workspace. The whole app starts anew, as by `enterWorkspace`. */
export function followInto(workspaceId: string): void {
  storeWorkspaceId(workspaceId);
  location.assign(addressIn(workspaceId, location.href));
}

/** An address that says in which workspace it is. */
export function addressIn(workspaceId: string, href: string): string {
  const address = new URL(href);
  address.searchParams.set('w', workspaceId);
  return `${address.pathname}${address.search}${address.hash}`;
}
