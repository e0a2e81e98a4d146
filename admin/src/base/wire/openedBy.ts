import type { Reaching, Session } from '@waymark/client';

/**
 * The session and workspace of this page, where these are not the cookie's and the chosen one:
 * whoever knows them sets them before the wire is loaded.
 */
export const openedBy: { session?: (reaching: Reaching) => Session; workspaceId?: string } = {};
