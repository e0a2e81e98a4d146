import type { Me } from '@waymark/api';
import { request, SignedOut, withPosition } from '@waymark/client';
import { languageFor } from '@waymark/look';
import { lazy, Suspense, useEffect, useState } from 'react';
import type { ReactNode } from 'react';
import { useSearch } from 'wouter';
import { refetch } from '../../base/api/queryCache.ts';
import { useQuery } from '../../base/api/useQuery.ts';
import { view, wire } from '../../base/api/wire.ts';
import { useSession } from '../../base/session/useSession.ts';
import { afterFirstPage, ErrorPage, part } from '../../base/afterFirst.tsx';
import { firstPage } from '../../base/page/firstPage.ts';
import { useBrand } from '../../base/page/useBrand.ts';
import { HomeSkeleton } from '../../base/states/Skeleton.tsx';
import { useSpeaking, withWords } from '../../base/texts/language.ts';
import { texts } from '../../base/texts/pages.ts';
import { askAhead } from './askAhead.ts';
import {
  chooseMembership,
  clientKey,
  membershipsIn,
  workspaceKey,
} from '../../base/workspace/chooseMembership.ts';
import { WorkspaceContext, type Membership } from '../../base/workspace/workspaceContext.ts';

const NoWorkspace = lazy(() => withWords('acts', () => import('./NoWorkspace.tsx')));

/** It comes late: nobody's session ends as they begin. */
const SignInAgain = part(
  async () => (await firstPage.then(() => import('./SignInAgain.tsx'))).default,
);

/** Few people are users of several clients of one workspace. */
const SeveralClients = lazy(() => import('./SeveralClients.tsx'));

/** A membership that was accepted a moment ago is waited for. */
const fetchMe = async (): Promise<Me> =>
  (await request<Me>(wire, withPosition('/api/me', wire.position.newest()))).json;

/** Everything of the portal stands behind a session and inside one workspace. */
export function WorkspaceGate({ children }: { children: ReactNode }) {
  useSession();
  const me = useQuery('me', fetchMe);
  // Once the end of a session would be heard.
  useEffect(() => askAhead(location), []);
  const hasWords = useSpeaking(me.data && languageFor(me.data.account.language));
  const asked = new URLSearchParams(useSearch()).get('w');
  const [stored, setStored] = useState(() => localStorage.getItem(workspaceKey));
  const chosen =
    me.data && chooseMembership(me.data.memberships, asked, stored, me.data.formerWorkspaces);
  const workspaceId = typeof chosen === 'object' ? chosen.workspaceId : undefined;
  useBrand(typeof chosen === 'object' ? chosen.brand : undefined);

  useEffect(() => {
    if (workspaceId === undefined) return;
    localStorage.setItem(workspaceKey, workspaceId);
    const ended = new AbortController();
    void afterFirstPage().then(({ followChanges }) => followChanges(workspaceId, ended.signal));
    return () => ended.abort();
  }, [workspaceId]);

  // The session's end leads to the sign-in by itself.
  if (me.data === undefined) {
    if (me.error === undefined || me.error instanceof SignedOut) return <HomeSkeleton />;
    return (
      <ErrorPage what={texts().portalFailed} error={me.error} onRetry={() => void refetch()} />
    );
  }
  // What was last read does not know of a workspace that is new to its reader.
  if (!hasWords || (typeof chosen !== 'object' && me.fetching)) return <HomeSkeleton />;
  if (chosen === undefined || chosen === 'foreign')
    return (
      <Suspense>
        <NoWorkspace me={me.data} foreign={chosen && (asked ?? stored)} />
      </Suspense>
    );
  const choose = ({ workspaceId: id, clientId }: Membership) => {
    localStorage.setItem(workspaceKey, id);
    localStorage.setItem(clientKey, clientId ?? '');
    setStored(id);
  };
  const { account, memberships, invitations, refusals } = me.data;
  return (
    <WorkspaceContext
      value={{
        me: account,
        memberships,
        invitations,
        refusals,
        membership: chosen,
        workspaceId: chosen.workspaceId,
        choose,
      }}
    >
      {membershipsIn(memberships, chosen.workspaceId).length > 1 ? (
        <Suspense fallback={<HomeSkeleton />}>
          <SeveralClients>{children}</SeveralClients>
        </Suspense>
      ) : (
        children
      )}
      {view === undefined && chosen.guest === undefined && (
        <Suspense>
          <SignInAgain email={account.email} />
        </Suspense>
      )}
    </WorkspaceContext>
  );
}
