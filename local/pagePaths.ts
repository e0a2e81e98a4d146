/** The first parts of the addresses that lead to a page of the staff's app (`admin/src/App.tsx`). */
const STAFF_PAGES = new Set([
  '',
  'client-workspace',
  'inbox',
  'logout',
  'module',
  'no-permission',
  'project',
  'select-workspace',
  'settings',
  'tasks',
  'user',
]);

/** The sign-in of both parties and the client's app. */
export const isPortalPath = (path: string): boolean =>
  /^\/(portal(\/|$)|login(-code)?\/?$)/.test(path);

/** False for addresses at which no app has a page. */
export const isPagePath = (path: string): boolean =>
  isPortalPath(path) || STAFF_PAGES.has(path.split('/')[1] ?? '');
