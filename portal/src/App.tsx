import { lazy, Suspense } from 'react';
import type { ReactNode } from 'react';
import { Route, Switch, useLocation } from 'wouter';
import { Banner, NotHere, Toast } from './afterFirst.tsx';
import { isDoor } from './doors/isDoor.ts';
import { loadedPage } from './page/loadedPage.tsx';
import { Crash } from './states/Crash.tsx';
import { HomeSkeleton, TaskSkeleton } from './states/Skeleton.tsx';
import { useLanguage, withWords } from './texts/language.ts';
import { WorkspaceGate } from './workspace/WorkspaceGate.tsx';

const [HomePage, home] = loadedPage(() =>
  withWords('pages', () => import('./home/HomePage.tsx')),
);
const [TaskPage, task] = loadedPage(() =>
  withWords('pages', () => import('./task/TaskPage.tsx')),
);
const TasksPage = lazy(() =>
  withWords('tasks', () => import('./tasks/TasksPage.tsx')),
);
const StepsPage = lazy(() =>
  withWords('steps', () => import('./steps/StepsPage.tsx')),
);
const Doors = lazy(() => import('./doors/Doors.tsx'));
const EmailStep = lazy(() =>
  withWords('signIn', () => import('./signIn/EmailStep.tsx')),
);
const Invitations = lazy(() =>
  withWords('invitation', () => import('./invitation/Invitations.tsx')),
);
const CodeStep = lazy(() =>
  withWords('signIn', () => import('./signIn/CodeStep.tsx')),
);

/** Asks for the page that stands at an address while it is not known yet who reads, so that nobody waits for it later. */
export const askForPage = (path: string): Promise<unknown> =>
  (path.startsWith('/portal/task/') ? task() : home()).catch(
    // It is asked for again where it is shown, and told there.
    () => undefined,
  );

/** `/login` and `/login-code` for both parties; `/portal/*` for who is signed in. */
export function App() {
  useLanguage();
  const [path] = useLocation();
  const skeleton = path.startsWith('/portal/task/') ? (
    <TaskSkeleton />
  ) : (
    <HomeSkeleton />
  );
  const withoutSession = path.startsWith('/login') ? (
    <SignIn />
  ) : (
    isDoor(path) && <Doors />
  );
  return (
    <Crash>
      <Suspense fallback={withoutSession ? null : skeleton}>
        {withoutSession || <Portal fallback={skeleton} />}
      </Suspense>
    </Crash>
  );
}

const SignIn = () => (
  <Switch>
    <Route path="/login-code" component={CodeStep} />
    <Route component={EmailStep} />
  </Switch>
);

const Portal = ({ fallback }: { fallback: ReactNode }) => (
  <WorkspaceGate>
    <Suspense>
      <Banner />
    </Suspense>
    <Suspense fallback={fallback}>
      <Switch>
        <Route path="/portal">
          <HomePage />
        </Route>
        <Route path="/portal/process/:processId">
          {({ processId }) => <HomePage processId={processId} />}
        </Route>
        <Route path="/portal/task/:processId/:taskId">
          {({ processId, taskId }) => (
            <TaskPage processId={processId} taskId={taskId} />
          )}
        </Route>
        <Route path="/portal/tasks/:processId/:who?">
          {({ processId, who }) => (
            <TasksPage processId={processId} who={who} />
          )}
        </Route>
        <Route path="/portal/steps/:processId">
          {({ processId }) => <StepsPage processId={processId} />}
        </Route>
        <Route path="/portal/invitations">
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
