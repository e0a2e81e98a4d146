import type { PlanWorkspace } from '@waymark/api';
import { request } from '@waymark/client';
import { useQuery } from '../api/useQuery.ts';
import { wire } from '../api/wire.ts';

/** Pages of a process, or of a project with jobs. */
const ofPlan = /^\/portal\/(?:process|task|tasks|steps)\/([^/]+)/;

/** Which client's what the address names is. Null on pages that are nobody's alone; undefined while it is not known. */
export function useClientOfPage(
  workspaceId: string,
  path: string,
): string | null | undefined {
  const planId = ofPlan.exec(path)?.[1];
  const { data, error } = useQuery<PlanWorkspace[]>(
    planId && `clientOf ${planId}`,
    async () =>
      (
        await request<PlanWorkspace[]>(
          wire,
          `/api/plans/${encodeURIComponent(planId!)}/workspaces`,
        )
      ).json,
  );
  if (planId === undefined || error !== undefined) return null;
  if (data === undefined) return undefined;
  return data.find((one) => one.workspaceId === workspaceId)?.clientId ?? null;
}
