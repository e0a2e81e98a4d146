import { lazy, Suspense } from 'react';
import { useDocumentTitle } from '../page/useDocumentTitle.ts';
import { texts } from '../texts/acts.ts';
import { useWorkspace } from '../workspace/workspaceContext.ts';
import { withWords } from '../texts/language.ts';
import '../states/states.css';

const Boards = lazy(async () => ({
  default: (await withWords('steps', () => import('./besideNext.tsx'))).Boards,
}));

/** Invited, but no process has begun; there may be jobs. */
export function NoProject() {
  const { me, membership } = useWorkspace();
  const t = texts();
  useDocumentTitle(membership.workspaceName);
  return (
    <main id="content" className="message-page">
      <h1>{me.firstName === '' ? t.welcome : t.welcomeBy(me.firstName)}</h1>
      <p>{t.notStarted(membership.workspaceName)}</p>
      <Suspense>
        <Boards />
      </Suspense>
    </main>
  );
}
