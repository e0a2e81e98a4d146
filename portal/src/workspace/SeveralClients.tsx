import { useEffect, useState, type ReactNode } from 'react';
import { useLocation } from 'wouter';
import { view } from '../api/wire.ts';
import { HomeSkeleton } from '../states/Skeleton.tsx';
import { clientKey, membershipsIn } from './chooseMembership.ts';
import { useClientOfPage } from './useClientOfPage.ts';
import { useWorkspace, WorkspaceContext } from './workspaceContext.ts';

/**
 * As whose user somebody is here who is that of several clients: as that of the client whose the page is, else as it was last, else
 * of the one that comes first. Of the team they are that (PRODUCT 4.12).
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
    if (ofPage != null && view === undefined)
      localStorage.setItem(clientKey, ofPage);
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
