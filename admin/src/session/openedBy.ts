import type { Reaching, Session } from '@waymark/client';

/** How this page is opened, where that is not by the cookie and the chosen workspace: whoever knows says it before the wire is loaded. */
export const openedBy: {
  session?: (reaching: Reaching) => Session;
  workspaceId?: string;
} = {};
