import type { Reaching, Session } from '@waymark/client';

/** How the session of this page is opened, where that is not by the cookie: whoever knows says it before the wire is loaded. */
export const openedBy: { session?: (reaching: Reaching) => Session } = {};
