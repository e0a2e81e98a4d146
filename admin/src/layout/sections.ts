/** The areas of the app, as the navbar names them. */
export type Section = 'blueprints' | 'executions' | 'settings';

/** The area that an address belongs to; null for pages of the person (profile). A module page may be of either kind. */
export function sectionOf(pathname: string): Section | null {
  if (/^\/settings\/process(es)?(\/|$)/.test(pathname)) return 'blueprints';
  if (pathname.startsWith('/settings/')) return 'settings';
  if (pathname === '/' || pathname.startsWith('/project')) return 'executions';
  return null;
}

/** Which side menu a page has; boards and pages have none (LOOK, "Shell"). */
export type SideMenuName = 'executions' | 'settings';

export function sideMenuOf(pathname: string): SideMenuName | null {
  if (/^\/(project\/?)?$/.test(pathname)) return 'executions';
  if (
    pathname.startsWith('/settings/') &&
    !pathname.startsWith('/settings/process/')
  )
    return 'settings';
  return null;
}
