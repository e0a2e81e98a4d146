import { lazy } from 'react';

/** What happened to something, for its own page; loaded when it is first shown. */
export const Activity = lazy(async () => ({
  default: (await import('./activity/Activity.tsx')).Activity,
}));
