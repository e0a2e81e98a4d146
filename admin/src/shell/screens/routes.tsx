import type { ReactElement } from 'react';
import { Resource, ResourceContextProvider } from 'react-admin';
import { Navigate, Route, useLocation } from 'react-router';
import type { ResourceScreen, Screen } from '../../parts/page/screen.ts';

/** The routes of a screen. */
export function routesOf(screen: Screen): ReactElement[] {
  const paths = [screen.at, ...(screen.also === undefined ? [] : [screen.also])];
  if ('page' in screen)
    return paths.map((path) => <Route key={path} path={path} element={<screen.page />} />);
  if (!hasForms(screen))
    return [
      ...paths.map((path) => <Route key={path} path={path} element={<ListOf {...screen} />} />),
      wayTo(screen),
    ];
  return [
    ...paths.map((path) => (
      <Route key={path} path={`${path}/*`} element={<Resource {...screen} />} />
    )),
    wayTo(screen),
  ];
}

const hasForms = ({ hasCreate, hasEdit }: ResourceScreen): boolean =>
  hasCreate === true || hasEdit === true;

/** A list alone: what is below its address leads nowhere. */
const ListOf = ({ name, list: List }: ResourceScreen) => (
  <ResourceContextProvider value={name}>
    <List />
  </ResourceContextProvider>
);

/** React-admin links to a resource by its name; that leads to where its screen stands. */
const wayTo = ({ name, at }: ResourceScreen) => (
  <Route key={name} path={`${name}/*`} element={<Moved from={name} to={at} />} />
);

function Moved({ from, to }: { from: string; to: string }) {
  const { pathname, search, hash } = useLocation();
  const below = pathname.slice(from.length + 1);
  return <Navigate to={{ pathname: `${to}${below}`, search, hash }} replace />;
}
