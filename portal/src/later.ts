/** One file of script with all that a page may need once its first task is shown: see afterFirst. */
export { ErrorPage } from './states/ErrorPage.tsx';
export { ConnectionLine } from './states/ConnectionLine.tsx';
export { Toast } from './toast/Toast.tsx';
export { DoneMoment } from './task/DoneMoment.tsx';
export { WhatItIsFor } from './task/WhatItIsFor.tsx';
export { StuckSheet } from './task/StuckSheet.tsx';
export { HandOverSheet } from './task/HandOverSheet.tsx';
export { ConflictSheet } from './task/ConflictSheet.tsx';
export { AccountSheet } from './workspace/AccountSheet.tsx';
export { followChanges } from './api/live.ts';
