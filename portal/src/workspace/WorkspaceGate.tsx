import type { Me } from '@waymark/api';
import { useEffect, useState } from 'react';
import type { ReactNode } from 'react';
import { useSearchParams } from 'wouter';
import { followChanges } from '../api/live.ts';
import { SignedOut } from '../api/problem.ts';
import { refetch } from '../api/queryCache.ts';
import { request } from '../api/request.ts';
import { useQuery } from '../api/useQuery.ts';
import { useSession } from '../session/useSession.ts';
import { ErrorPage } from '../states/ErrorPage.tsx';
import { HomeSkeleton } from '../states/Skeleton.tsx';
import { chooseMembership, workspaceKey } from './chooseMembership.ts';
import { NoWorkspace } from './NoWorkspace.tsx';
import { WorkspaceContext } from './workspaceContext.ts';

const fetchMe = async (): Promise<Me> => (await (await request('/api/me')).json()) as Me;

/** Everything of the portal stands behind a session and inside one workspace. */
export function WorkspaceGate({ children }: { children: ReactNode }) {
  useSession();
  const me = useQuery('me', fetchMe);
  const [parameters] = useSearchParams();
  const asked = parameters.get('w');
  const [stored, setStored] = useState(() => localStorage.getItem(workspaceKey));
  const chosen = me.data && chooseMembership(me.data.memberships, asked, stored);
  const workspaceId = typeof chosen === 'object' ? chosen.workspaceId : undefined;

  useEffect(() => {
    if (workspaceId === undefined) return;
    localStorage.setItem(workspaceKey, workspaceId);
    return followChanges(workspaceId);
  }, [workspaceId]);

  // The session's end leads to the sign-in by itself.
  if (me.data === undefined) {
    if (me.error === undefined || me.error instanceof SignedOut) return <HomeSkeleton />;
    return <ErrorPage what="The portal could not be opened" error={me.error} onRetry={() => void refetch()} />;
  }
  if (chosen === undefined || chosen === 'foreign') return <NoWorkspace me={me.data} foreign={chosen === 'foreign'} />;
  const choose = (id: string) => {
    localStorage.setItem(workspaceKey, id);
    setStored(id);
  };
  const { account, memberships } = me.data;
  return <WorkspaceContext value={{ me: account, memberships, membership: chosen, workspaceId: chosen.workspaceId, choose }}>{children}</WorkspaceContext>;
}
