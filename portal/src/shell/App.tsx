import { entryAddress, portalAddress } from '@waymark/api/addresses';
import { lazy, Suspense } from 'react';
import type { ReactNode } from 'react';
import { Route, Switch, useLocation } from 'wouter';
import { Banner, NotHere, Toast } from '../base/afterFirst.tsx';
import { isDoor } from './doors/isDoor.ts';
import { loadedPage } from '../base/page/loadedPage.tsx';
import { Crash } from '../base/states/Crash.tsx';
import { HomeSkeleton, TaskSkeleton } from '../base/states/Skeleton.tsx';
import { useLanguage, withWords } from '../base/texts/language.ts';
import { WorkspaceGate } from './workspace/WorkspaceGate.tsx';

const [HomePage, home] = loadedPage(() =>
  withWords('pages', () => import('../areas/project/pages/HomePage.tsx')),
);
const [TaskPage, task] = loadedPage(() =>
  withWords('pages', () => import('../areas/task/TaskPage.tsx')),
);
const TasksPage = lazy(() =>
  withWords('tasks', () => import('../areas/project/pages/TasksPage.tsx')),
);
const StepsPage = lazy(() =>
  withWords('steps', () => import('../areas/project/pages/StepsPage.tsx')),
);
const Doors = lazy(() => import('./doors/Doors.tsx'));
const SignInPage = lazy(() => withWords('signIn', () => import('../areas/signIn/SignInPage.tsx')));
const Invitations = lazy(() =>
  withWords('invitation', () => import('../areas/invitation/Invitations.tsx')),
);

const [beforeTask = ''] = portalAddress.task.path.split(':');
const isTask = (path: string) => path.startsWith(beforeTask);
/** The steps of signing in and of signing up. */
const isSignIn = (path: string) =>
  path.startsWith(entryAddress.signIn.path) || path.startsWith(entryAddress.signUp.path);

/**
 * Asks for the page that stands at an address while it is not known yet who reads, so that nobody
 * waits for it later.
 */
export const askForPage = (path: string): Promise<unknown> =>
  (isTask(path) ? task() : home()).catch(
    // It is asked for again where it is shown, and told there.
    () => undefined,
  );

/** `/login` and what begins with it, `/sign-up`: both parties; `/portal/*`: who is signed in. */
export function App() {
  useLanguage();
  const [path] = useLocation();
  const skeleton = isTask(path) ? <TaskSkeleton /> : <HomeSkeleton />;
  const withoutSession = isSignIn(path) ? <SignInPage /> : isDoor(path) && <Doors />;
  return (
    <Crash>
      <Suspense fallback={withoutSession ? null : skeleton}>
        {withoutSession || <Portal fallback={skeleton} />}
      </Suspense>
    </Crash>
  );
}

const Portal = ({ fallback }: { fallback: ReactNode }) => (
  <WorkspaceGate>
    <Suspense>
      <Banner />
    </Suspense>
    <Suspense fallback={fallback}>
      <Switch>
        <Route path={entryAddress.portal.path}>
          <HomePage />
        </Route>
        <Route path={portalAddress.process.path}>
          {({ processId }) => <HomePage processId={processId} />}
        </Route>
        <Route path={portalAddress.task.path}>
          {({ processId, taskId }) => <TaskPage processId={processId} taskId={taskId} />}
        </Route>
        <Route path={portalAddress.tasks.path}>
          {({ processId, who }) => <TasksPage processId={processId} who={who} />}
        </Route>
        <Route path={portalAddress.steps.path}>
          {({ processId }) => <StepsPage processId={processId} />}
        </Route>
        <Route path={portalAddress.invitations.path}>
          <Invitations />
        </Route>
        <Route>
          <NotHere />
        </Route>
      </Switch>
    </Suspense>
    <Suspense>
      <Toast />
    </Suspense>
  </WorkspaceGate>
);
