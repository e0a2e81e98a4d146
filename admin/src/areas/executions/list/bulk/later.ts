import { lazy } from 'react';

/** Changes executions, many at once or one from its own page; loaded when it is first opened. */
export const BulkPanel = lazy(() => import('./BulkPanel.tsx'));
