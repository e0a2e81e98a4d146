import { lazy } from 'react';

/**
 * What a page may need once its first task is shown: its script is asked for as soon as the browser is idle, so that it is
 * there when the connection is not.
 */
const load = {
  errorPage: () => import('./states/ErrorPage.tsx'),
  connectionLine: () => import('./states/ConnectionLine.tsx'),
  toast: () => import('./toast/Toast.tsx'),
  doneMoment: () => import('./task/DoneMoment.tsx'),
  whatItIsFor: () => import('./task/WhatItIsFor.tsx'),
  stuckSheet: () => import('./task/StuckSheet.tsx'),
  handOverSheet: () => import('./task/HandOverSheet.tsx'),
  conflictSheet: () => import('./task/ConflictSheet.tsx'),
};

export const ErrorPage = lazy(load.errorPage);
export const ConnectionLine = lazy(load.connectionLine);
export const Toast = lazy(load.toast);
export const DoneMoment = lazy(load.doneMoment);
export const WhatItIsFor = lazy(load.whatItIsFor);
export const StuckSheet = lazy(load.stuckSheet);
export const HandOverSheet = lazy(load.handOverSheet);
export const ConflictSheet = lazy(load.conflictSheet);

/** A failure shows where the part is needed and asked for again. */
export function loadTheRest(): void {
  for (const part of Object.values(load)) part().catch(() => undefined);
}
