import type { Reaching, Session } from '@waymark/client';

/**
 * The session of this page, where it is not the cookie's: whoever knows it sets it before the wire
 * is loaded.
 */
export const openedBy: { session?: (reaching: Reaching) => Session } = {};
