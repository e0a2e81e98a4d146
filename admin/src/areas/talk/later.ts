import { lazy } from 'react';

/** A conversation, for the page of its task; loaded when it is first shown. */
export const Talk = lazy(async () => ({ default: (await import('./conversation/Talk.tsx')).Talk }));
