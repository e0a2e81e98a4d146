import type { PlanWorkspace } from '@waymark/api';
import type { ReactNode } from 'react';
import { Link, useLocation } from 'wouter';
import { request } from '../api/request.ts';
import { useQuery } from '../api/useQuery.ts';
import { useDocumentTitle } from '../page/useDocumentTitle.ts';
import { useWorkspace } from '../workspace/workspaceContext.ts';
import './states.css';

/** Nothing is at this address, nothing any more, or what is there is in another workspace of the person (`processId`). */
export function NotHere({
  what = 'This page',
  processId,
  children,
}: {
  what?: string;
  processId?: string;
  children?: ReactNode;
}) {
  useDocumentTitle('Not here');
  const elsewhere = useElsewhere(processId);
  const [path] = useLocation();
  if (elsewhere === undefined) return <main id="content" aria-busy="true" />;
  const [only] = elsewhere;
  if (only !== undefined)
    return (
      <main id="content" className="message-page">
        <h1>
          {what} is with {only.workspaceName}
        </h1>
        <p>It belongs to another of the places where you work.</p>
        {children}
        {elsewhere.map(({ workspaceId, workspaceName }) => (
          <Link
            key={workspaceId}
            className="btn primary"
            href={`${path}?${new URLSearchParams({ w: workspaceId })}`}
          >
            Switch to {workspaceName}
          </Link>
        ))}
      </main>
    );
  return (
    <main id="content" className="message-page">
      <h1>{what} is not here</h1>
      <p>It may have been removed, or it is no longer shared with you.</p>
      {children}
      <Link className="btn primary" href="/portal/">
        To your project
      </Link>
    </main>
  );
}

/** Other workspaces of the person that hold a process; undefined while that is not known. */
function useElsewhere(
  processId: string | undefined,
): PlanWorkspace[] | undefined {
  const { memberships, workspaceId: here } = useWorkspace();
  const several = memberships.some(({ workspaceId }) => workspaceId !== here);
  const asked = several && processId !== undefined;
  const { data, error } = useQuery<PlanWorkspace[]>(
    asked ? `elsewhere ${here} ${processId}` : undefined,
    async () =>
      (
        await request(`/api/plans/${encodeURIComponent(processId!)}/workspaces`)
      ).json(),
  );
  if (!asked || error !== undefined) return [];
  return data?.some(({ workspaceId }) => workspaceId === here) ? [] : data;
}
