import { lazy, Suspense } from 'react';
import { Redirect, Route, Switch, useLocation } from 'wouter';
import { HomePage } from './home/HomePage.tsx';
import { ConnectionLine } from './states/ConnectionLine.tsx';
import { NotHere } from './states/NotHere.tsx';
import { TaskPage } from './task/TaskPage.tsx';
import { Toast } from './toast/Toast.tsx';
import { WorkspaceGate } from './workspace/WorkspaceGate.tsx';

const EmailStep = lazy(() => import('./signIn/EmailStep.tsx'));
const CodeStep = lazy(() => import('./signIn/CodeStep.tsx'));
const TasksPage = lazy(() => import('./tasks/TasksPage.tsx'));

/** `/login` and `/login-code` for both parties; `/portal/*` for who is signed in. */
export function App() {
  const [path] = useLocation();
  if (path.startsWith('/login')) {
    return (
      <Suspense>
        <Switch>
          <Route path="/login" component={EmailStep} />
          <Route path="/login-code" component={CodeStep} />
          <Route><Redirect to="/login" replace /></Route>
        </Switch>
      </Suspense>
    );
  }
  return (
    <WorkspaceGate>
      <ConnectionLine />
      <Suspense>
        <Switch>
          <Route path="/portal"><HomePage /></Route>
          <Route path="/portal/process/:processId">{({ processId }) => <HomePage processId={processId} />}</Route>
          <Route path="/portal/task/:processId/:taskId">{({ processId, taskId }) => <TaskPage processId={processId} taskId={taskId} />}</Route>
          <Route path="/portal/tasks/:processId/:who?">{({ processId, who }) => <TasksPage processId={processId} who={who} />}</Route>
          <Route><NotHere /></Route>
        </Switch>
      </Suspense>
      <Toast />
    </WorkspaceGate>
  );
}
