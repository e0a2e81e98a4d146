import { lazy } from 'react';
import type { ReactNode } from 'react';
import { Admin, CustomRoutes, Resource } from 'react-admin';
import { BrowserRouter, Navigate, Route } from 'react-router';
import { authProvider } from './authProvider.ts';
import { dataProvider } from './dataProvider/dataProvider.ts';
import { queryClient } from './dataProvider/queryClient.ts';
import { AllTasksPage } from './layout/AllTasksPage.tsx';
import { Layout } from './layout/Layout.tsx';
import { NotFound } from './layout/NotFound.tsx';
import { Toasts } from './layout/Toasts.tsx';
import { Logout } from './session/Logout.tsx';
import { darkTheme, lightTheme } from './theme/theme.ts';
import { ModuleRedirect } from './layout/ModuleRedirect.tsx';
import { useI18nProvider } from './texts/language.ts';

const ExecutionsPage = lazy(() =>
  import('./executions/ExecutionsPage.tsx').then((m) => ({
    default: m.ExecutionsPage,
  })),
);
const ProcessPage = lazy(() =>
  import('./processPage/ProcessPage.tsx').then((m) => ({
    default: m.ProcessPage,
  })),
);
const ProcessActivity = lazy(() =>
  import('./activity/index.ts').then((m) => ({ default: m.ProcessActivity })),
);
const ModulePage = lazy(() =>
  import('./modulePage/ModulePage.tsx').then((m) => ({
    default: m.ModulePage,
  })),
);
const BlueprintLibrary = lazy(() =>
  import('./blueprints/BlueprintLibrary.tsx').then((m) => ({
    default: m.BlueprintLibrary,
  })),
);
const TemplateBuilder = lazy(() =>
  import('./builder/TemplateBuilder.tsx').then((m) => ({
    default: m.TemplateBuilder,
  })),
);
const RolesPage = lazy(() =>
  import('./settings/index.ts').then((m) => ({ default: m.RolesPage })),
);
const UsersPage = lazy(() =>
  import('./settings/index.ts').then((m) => ({ default: m.UsersPage })),
);
const UserInvitePage = lazy(() =>
  import('./settings/index.ts').then((m) => ({ default: m.UserInvitePage })),
);
const ProfilePage = lazy(() =>
  import('./profile/ProfilePage.tsx').then((m) => ({ default: m.ProfilePage })),
);
const WorkspaceNamePage = lazy(() =>
  import('./settings/index.ts').then((m) => ({ default: m.WorkspaceNamePage })),
);
const OperationsPage = lazy(() =>
  import('./operations/OperationsPage.tsx').then((m) => ({
    default: m.OperationsPage,
  })),
);
const SelectWorkspacePage = lazy(() =>
  import('./workspaces/index.ts').then((m) => ({
    default: m.SelectWorkspacePage,
  })),
);
const NoPermissionPage = lazy(() =>
  import('./workspaces/index.ts').then((m) => ({
    default: m.NoPermissionPage,
  })),
);

/** What is read through react-admin; changes are commands (`useCommand`). */
const resources = [
  'executions',
  'blueprints',
  'milestones',
  'modules',
  'blocks',
  'tasks',
  'placeholders',
  'variables',
  'people',
  'clients',
  'projects',
  'roles',
  'history',
];

/** The staff's app: providers, and the routes of PRODUCT 2.1. The sign-in pages are the portal's, at /login. */
export function App(): ReactNode {
  const i18nProvider = useI18nProvider();
  return (
    <BrowserRouter>
      <Admin
        authProvider={authProvider}
        dataProvider={dataProvider}
        i18nProvider={i18nProvider}
        queryClient={queryClient}
        layout={Layout}
        notification={Toasts}
        catchAll={NotFound}
        theme={lightTheme}
        darkTheme={darkTheme}
        dashboard={ExecutionsPage}
        loginPage={false}
        title="Waymark"
        requireAuth
        disableTelemetry
      >
        {resources.map((name) => (
          <Resource key={name} name={name} />
        ))}
        <CustomRoutes>
          <Route path="/project" element={<ExecutionsPage />} />
          <Route
            path="/project/:projectId/:processId"
            element={<ProcessPage />}
          />
          <Route
            path="/project/:projectId/:processId/activity"
            element={<ProcessActivity />}
          />
          <Route
            path="/module/template/:processId/:moduleId"
            element={<ModuleRedirect />}
          />
          <Route
            path="/module/:processId/:moduleId"
            element={<ModuleRedirect />}
          />
          <Route
            path="/module/:processId/:moduleId/:tab"
            element={<ModulePage />}
          />
          <Route
            path="/settings"
            element={<Navigate to="/settings/processes" replace />}
          />
          <Route path="/tasks" element={<AllTasksPage />} />
          <Route path="/settings/processes" element={<BlueprintLibrary />} />
          <Route
            path="/settings/process/:typeId"
            element={<TemplateBuilder />}
          />
          <Route path="/settings/roles" element={<RolesPage />} />
          <Route path="/settings/users" element={<UsersPage />} />
          <Route path="/settings/user-invite" element={<UserInvitePage />} />
          <Route path="/settings/update-name" element={<WorkspaceNamePage />} />
          <Route path="/settings/operations" element={<OperationsPage />} />
          <Route path="/user/profile" element={<ProfilePage />} />
          {resources.map((name) => (
            <Route key={name} path={`/${name}/*`} element={<NotFound />} />
          ))}
        </CustomRoutes>
        <CustomRoutes noLayout>
          <Route path="/select-workspace" element={<SelectWorkspacePage />} />
          <Route path="/no-permission" element={<NoPermissionPage />} />
          <Route path="/logout" element={<Logout />} />
        </CustomRoutes>
      </Admin>
    </BrowserRouter>
  );
}
