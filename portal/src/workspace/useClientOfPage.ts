import type { PlanWorkspace } from '@waymark/api';
import { request } from '@waymark/client';
import { useQuery } from '../api/useQuery.ts';
import { wire } from '../api/wire.ts';

/** Pages of a process, or of a project with jobs. */
const ofPlan = /^\/portal\/(?:process|task|tasks|steps)\/([^/]+)/;

/**
 * Whose what the address names is, for whoever is a user of several clients of a workspace: all that they do there is done as that
 * one's. Null on pages that are nobody's alone; undefined while it is not known.
 * @param workspaceId where they are that; without it nothing is asked
 */
export function useClientOfPage(
  workspaceId: string | undefined,
  path: string,
): string | null | undefined {
  const planId = ofPlan.exec(path)?.[1];
  const asked = workspaceId !== undefined && planId !== undefined;
  const { data, error } = useQuery<PlanWorkspace[]>(
    asked ? `clientOf ${planId}` : undefined,
    async () =>
      (
        await request<PlanWorkspace[]>(
          wire,
          `/api/plans/${encodeURIComponent(planId!)}/workspaces`,
        )
      ).json,
  );
  if (!asked || error !== undefined) return null;
  if (data === undefined) return undefined;
  return data.find((one) => one.workspaceId === workspaceId)?.clientId ?? null;
}
