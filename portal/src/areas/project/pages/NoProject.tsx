import { Suspense } from 'react';
import { JobsPage } from '../jobs/lazyJobs.ts';
import { useDocumentTitle } from '../../../base/page/useDocumentTitle.ts';
import { nextTask } from '../../../parts/project/order.ts';
import { useBoards } from '../../../parts/project/useBoards.ts';
import { texts } from '../../../base/texts/acts.ts';
import { useWorkspace } from '../../../base/workspace/workspaceContext.ts';
import '../../../base/states/states.css';

/**
 * No process has begun: the project of jobs in which the reader has something to do, else the first
 * there is.
 */
export default function NoProject() {
  const { me } = useWorkspace();
  const boards = useBoards();
  const [board] =
    boards.find(([, tasks]) => nextTask(tasks, me.accountId) !== undefined) ?? boards[0] ?? [];
  return board === undefined ? (
    <Welcome />
  ) : (
    <Suspense>
      <JobsPage projectId={board} steps={false} otherwise={<Welcome />} />
    </Suspense>
  );
}

/** Invited, but nothing is there yet. */
function Welcome() {
  const { me, membership } = useWorkspace();
  const t = texts();
  useDocumentTitle(membership.workspaceName);
  return (
    <main id="content" className="message-page">
      <h1>{me.firstName === '' ? t.welcome : t.welcomeBy(me.firstName)}</h1>
      <p>{t.notStarted(membership.workspaceName)}</p>
    </main>
  );
}
