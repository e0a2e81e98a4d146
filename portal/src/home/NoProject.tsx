import { portalAddress } from '@waymark/api/addresses';
import { Link } from 'wouter';
import { useDocumentTitle } from '../page/useDocumentTitle.ts';
import { texts } from '../texts/acts.ts';
import { useWorkspace } from '../workspace/workspaceContext.ts';
import { useBoards } from '../project/useBoards.ts';
import '../states/states.css';

/** Invited, but no process has begun; of projects with jobs the ways to them. */
export function NoProject() {
  const { me, membership } = useWorkspace();
  const boards = useBoards();
  const t = texts();
  useDocumentTitle(membership.workspaceName);
  return (
    <main id="content" className="message-page">
      <h1>{me.firstName === '' ? t.welcome : t.welcomeBy(me.firstName)}</h1>
      {boards.length === 0 && <p>{t.notStarted(membership.workspaceName)}</p>}
      {boards.map(([planId, tasks]) => (
        <Link
          key={planId}
          className="btn primary"
          href={portalAddress.process({ processId: planId })}
        >
          {tasks[0]!.planName}
        </Link>
      ))}
    </main>
  );
}
