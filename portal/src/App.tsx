import { lazy, Suspense } from 'react';
import type { ReactNode } from 'react';
import { Route, Switch, useLocation } from 'wouter';
import { ConnectionLine, NotHere, Toast } from './afterFirst.tsx';
import { HomePage } from './home/HomePage.tsx';
import { Crash } from './states/Crash.tsx';
import { HomeSkeleton, TaskSkeleton } from './states/Skeleton.tsx';
import { TaskPage } from './task/TaskPage.tsx';
import { WorkspaceGate } from './workspace/WorkspaceGate.tsx';

const TasksPage = lazy(() => import('./tasks/TasksPage.tsx'));
const EmailStep = lazy(() => import('./signIn/EmailStep.tsx'));
const InvitationPage = lazy(() => import('./invitation/InvitationPage.tsx'));
const Invitations = lazy(() => import('./invitation/Invitations.tsx'));
const CodeStep = lazy(() => import('./signIn/CodeStep.tsx'));

/** `/login` and `/login-code` for both parties; `/portal/*` for who is signed in. */
export function App() {
  const [path] = useLocation();
  const skeleton = path.startsWith('/portal/task/') ? (
    <TaskSkeleton />
  ) : (
    <HomeSkeleton />
  );
  return (
    <Crash>
      {path.startsWith('/login') ? (
        <Suspense>
          <SignIn />
        </Suspense>
      ) : path === '/portal/invitation' ? (
        <Suspense>
          <InvitationPage />
        </Suspense>
      ) : (
        <Suspense fallback={skeleton}>
          <Portal fallback={skeleton} />
        </Suspense>
      )}
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
      <ConnectionLine />
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
