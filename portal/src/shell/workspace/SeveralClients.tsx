import { useEffect, useState, type ReactNode } from 'react';
import { useLocation } from 'wouter';
import { view, wire } from '../../base/api/wire.ts';
import { HomeSkeleton } from '../../base/states/Skeleton.tsx';
import { clientKey, membershipsIn } from '../../base/workspace/chooseMembership.ts';
import type { PlanWorkspace } from '@waymark/api';
import { request } from '@waymark/client';
import { useQuery } from '../../base/api/useQuery.ts';
import { useWorkspace, WorkspaceContext } from '../../base/workspace/workspaceContext.ts';

/** Pages of a process, or of a project with jobs. */
const ofPlan = /^\/portal\/(?:process|task|tasks|steps)\/([^/]+)/;

/**
 * Which client's what the address names is. Null on pages that are nobody's alone; undefined while
 * it is not known.
 */
function useClientOfPage(workspaceId: string, path: string): string | null | undefined {
  const planId = ofPlan.exec(path)?.[1];
  const { data, error } = useQuery<PlanWorkspace[]>(
    planId && `clientOf ${planId}`,
    async () =>
      (await request<PlanWorkspace[]>(wire, `/api/plans/${encodeURIComponent(planId!)}/workspaces`))
        .json,
  );
  if (planId === undefined || error !== undefined) return null;
  if (data === undefined) return undefined;
  return data.find((one) => one.workspaceId === workspaceId)?.clientId ?? null;
}

/**
 * As whose user somebody is here who is that of several clients: as that of the client whose the
 * page is, else as it was last, else of the one that comes first. Of the team they are that
 * (PRODUCT 4.12).
 */
export default function SeveralClients({ children }: { children: ReactNode }) {
  const workspace = useWorkspace();
  const { memberships, workspaceId } = workspace;
  const [path] = useLocation();
  const [stored, setStored] = useState(() => localStorage.getItem(clientKey));
  const ofPage = useClientOfPage(workspaceId, path);
  // From a page of one client they go on there.
  if (ofPage != null && stored !== ofPage) setStored(ofPage);
  useEffect(() => {
    if (ofPage != null && view === undefined) localStorage.setItem(clientKey, ofPage);
  }, [ofPage]);
  if (ofPage === undefined) return <HomeSkeleton />;
  const here = membershipsIn(memberships, workspaceId);
  const membership =
    here.find(({ party }) => party === 'team') ??
    here.find(({ clientId }) => clientId === (ofPage ?? stored)) ??
    workspace.membership;
  return (
    <WorkspaceContext
      value={{
        ...workspace,
        membership,
        choose: (to) => {
          setStored(to.clientId);
          workspace.choose(to);
        },
      }}
    >
      {children}
    </WorkspaceContext>
  );
}
