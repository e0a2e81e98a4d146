import { adminAddress, entryAddress } from '@waymark/api/addresses';
import type { ReactNode } from 'react';
import { Admin, CustomRoutes, Resource } from 'react-admin';
import { BrowserRouter, Route } from 'react-router';
import { authProvider } from './signIn/authProvider.ts';
import { dataProvider } from '../base/dataProvider/dataProvider.ts';
import { queryClient } from '../base/dataProvider/queryClient.ts';
import { Layout } from './layout/Layout.tsx';
import { NotFound } from './layout/NotFound.tsx';
import { Toasts } from '../parts/toasts/Toasts.tsx';
import { routesOf } from './screens/routes.tsx';
import { lazily } from '../parts/page/screen.ts';
import { screens } from './screens/screens.ts';
import { Logout } from './signIn/Logout.tsx';
import { useI18nProvider } from '../base/texts/language.ts';
import { darkTheme, lightTheme } from '../base/theme/theme.ts';

const SelectWorkspacePage = lazily(() => import('./workspaces/index.ts'), 'SelectWorkspacePage');
const NoPermissionPage = lazily(() => import('./workspaces/index.ts'), 'NoPermissionPage');

/**
 * The staff's app: providers, and the routes of PRODUCT 2.1. The sign-in pages are the portal's, at
 * /login.
 */
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
        loginPage={false}
        title="Waymark"
        requireAuth
        disableTelemetry
      >
        {screens.map((screen) => 'name' in screen && <Resource key={screen.name} {...screen} />)}
        <CustomRoutes>{screens.flatMap(routesOf)}</CustomRoutes>
        <CustomRoutes noLayout>
          <Route path={entryAddress.chooseWorkspace.path} element={<SelectWorkspacePage />} />
          <Route path={adminAddress.noPermission.path} element={<NoPermissionPage />} />
          <Route path={adminAddress.logout.path} element={<Logout />} />
        </CustomRoutes>
      </Admin>
    </BrowserRouter>
  );
}
