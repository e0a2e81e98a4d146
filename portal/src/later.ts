/** One file of script with all that a page may need once its first task is shown: see afterFirst. */
import { keepFocus } from '@waymark/look/keepFocus';
import './page/unveil.ts';

keepFocus();

export { ErrorPage } from './states/ErrorPage.tsx';
export { NotLoaded } from './states/NotLoaded.tsx';
export { NotHere } from './states/NotHere.tsx';
export { Toast } from './toast/Toast.tsx';
export { TaskActing } from './task/TaskActing.tsx';
export { NotYet } from './task/NotYet.tsx';
export { UnsentWords } from './task/UnsentWords.tsx';
export { BelowTask } from './task/BelowTask.tsx';
export { WhatItIsFor } from './task/WhatItIsFor.tsx';
export { AccountSheet } from './workspace/AccountSheet.tsx';
export { followChanges } from './api/live.ts';
