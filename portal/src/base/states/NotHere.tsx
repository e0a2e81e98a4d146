import type { PlanWorkspace } from '@waymark/api';
import { entryAddress } from '@waymark/api/addresses';
import { request } from '@waymark/client';
import { useEffect, type ReactNode } from 'react';
import { Link, useLocation } from 'wouter';
import { pageShown } from '../page/firstPage.ts';
import { useQuery } from '../api/useQuery.ts';
import { wire } from '../api/wire.ts';
import { useDocumentTitle } from '../page/useDocumentTitle.ts';
import { texts } from '../texts/acts.ts';
import { useWorkspace } from '../workspace/workspaceContext.ts';
import './states.css';

type NotHereProps = {
  kind?: 'page' | 'project' | 'task';
  processId?: string;
  children?: ReactNode;
};

/**
 * Nothing is at this address, nothing any more, or what is there is in another workspace of the
 * person (`processId`).
 */
export function NotHere({ kind = 'page', processId, children }: NotHereProps) {
  const t = texts().notHere;
  useDocumentTitle(t.window);
  const elsewhere = useElsewhere(processId);
  const [path] = useLocation();
  // What is not here yet may come: changes are followed from then on.
  useEffect(pageShown, []);
  if (elsewhere === undefined) return <main id="content" aria-busy="true" />;
  const [only] = elsewhere;
  if (only !== undefined)
    return (
      <main id="content" className="message-page">
        <h1>{t.elsewhere[kind](only.workspaceName)}</h1>
        <p>{t.elsewhereWords}</p>
        {children}
        {elsewhere.map(({ workspaceId, workspaceName }) => (
          <Link
            key={workspaceId}
            className="btn primary"
            href={`${path}?${new URLSearchParams({ w: workspaceId })}`}
          >
            {t.switchTo(workspaceName)}
          </Link>
        ))}
      </main>
    );
  return (
    <main id="content" className="message-page">
      <h1>{t.title[kind]}</h1>
      <p>{t.words}</p>
      {children}
      <Link className="btn primary" href={entryAddress.portal()}>
        {t.toProject}
      </Link>
    </main>
  );
}

/** Other workspaces of the person that hold a process; undefined while that is not known. */
function useElsewhere(processId: string | undefined): PlanWorkspace[] | undefined {
  const { memberships, workspaceId: here } = useWorkspace();
  const several = memberships.some(({ workspaceId }) => workspaceId !== here);
  const asked = several && processId !== undefined;
  const { data, error } = useQuery<PlanWorkspace[]>(
    asked ? `elsewhere ${here} ${processId}` : undefined,
    async () =>
      (
        await request<PlanWorkspace[]>(
          wire,
          `/api/plans/${encodeURIComponent(processId!)}/workspaces`,
        )
      ).json,
  );
  if (!asked || error !== undefined) return [];
  return data?.some(({ workspaceId }) => workspaceId === here) ? [] : data;
}
