import { matchPath } from 'react-router';
import type { Screen, Section } from '../../parts/page/screen.ts';
import { screens } from '../screens/screens.ts';
import { settings } from '../screens/settings.ts';
import { settingsHub } from '../screens/settingsHub.ts';

/** The screen at an address, and below that of a list with forms. */
const isAt = (pathname: string) => (screen: Screen) =>
  [screen.at, screen.also].some(
    (at) =>
      at !== undefined &&
      matchPath({ path: at, end: !('name' in screen && screen.hasCreate === true) }, pathname) !==
        null,
  );

/**
 * The area that an address belongs to; null for pages of the person (profile). A module page may be
 * of either kind.
 */
export const sectionOf = (pathname: string): Section | null => screenAt(pathname)?.area ?? null;

export const screenAt = (pathname: string): Screen | undefined => screens.find(isAt(pathname));

/** Which side menu a page has; boards and pages have none (LOOK, "Shell"). */
export type SideMenuName = 'executions' | 'settings';

const inSettings: readonly Screen[] = [settingsHub, ...settings.flatMap((group) => group.screens)];

export function sideMenuOf(pathname: string): SideMenuName | null {
  if (inSettings.some(isAt(pathname))) return 'settings';
  const [list] = screens.filter(isAt(pathname));
  return list !== undefined && 'name' in list ? 'executions' : null;
}
