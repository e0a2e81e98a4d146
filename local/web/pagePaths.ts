import { adminAddress, entryAddress, pageAt, portalAddress } from '@waymark/api/addresses';

const { portal, signIn, code, password, signUp } = entryAddress;

/** The sign-in of both parties and the client's app, with what is none of its pages. */
export const isPortalPath = (path: string): boolean =>
  path.startsWith(portal.path) || pageAt({ portal, signIn, code, password, signUp }, path) !== null;

/** False for addresses at which no app has a page. */
export const isPagePath = (path: string): boolean =>
  [entryAddress, portalAddress, adminAddress].some((table) => pageAt(table, path) !== null);
