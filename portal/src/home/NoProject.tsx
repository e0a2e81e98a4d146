import { useDocumentTitle } from '../page/useDocumentTitle.ts';
import { texts } from '../texts/acts.ts';
import { useWorkspace } from '../workspace/workspaceContext.ts';
import '../states/states.css';

/** Invited, but nothing has begun. */
export function NoProject() {
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
