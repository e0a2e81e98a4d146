import { useDocumentTitle } from '../page/useDocumentTitle.ts';
import { useWorkspace } from '../workspace/workspaceContext.ts';
import '../states/states.css';

/** Invited, but nothing has begun. */
export function NoProject() {
  const { me, membership } = useWorkspace();
  useDocumentTitle(membership.workspaceName);
  return (
    <main id="content" className="message-page">
      <h1>{me.firstName === '' ? 'Welcome' : `Welcome, ${me.firstName}`}</h1>
      <p>
        {membership.workspaceName} has not started a project with you yet. You
        get a mail when there is something to do, and it will stand here.
      </p>
    </main>
  );
}
