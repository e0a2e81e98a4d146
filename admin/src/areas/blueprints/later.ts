import { lazy } from 'react';

/** Rolls a blueprint out; loaded when it is first opened. */
export const Wizard = lazy(async () => ({
  default: (await import('./rollout/Wizard.tsx')).Wizard,
}));

/** Adds a sub-process to a process that runs. */
export const ImportWizard = lazy(() => import('./rollout/subProcess/ImportWizard.tsx'));
