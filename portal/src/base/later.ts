/**
 * One file of script with what any page may need once its first task is shown: see afterFirst.
 */
import { keepFocus } from '@waymark/look/keepFocus';
import './page/removeSnapshot.ts';

keepFocus();

export { ErrorPage } from './states/ErrorPage.tsx';
export { NotLoaded } from './states/NotLoaded.tsx';
export { NotHere } from './states/NotHere.tsx';
export { AccountSheet } from './session/AccountSheet.tsx';
export { Toast } from './toast/Toast.tsx';
export { followChanges } from './api/live.ts';
