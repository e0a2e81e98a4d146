import { lazy } from 'react';
import type { FunctionComponent } from 'react';
import { keepOnDevice, readFromDevice } from './api/queryCache.ts';
import { firstPage } from './page/firstPage.ts';
import { lazyWithFallback } from './page/lazyWithFallback.tsx';
import { withWords } from './texts/language.ts';

/** Asked for at once, as where a page cannot be shown. */
export const onDemand = () => withWords('acts', () => import('./later.ts'));

/**
 * Loads what a page may need once its first task is shown, in one file: it does not travel before
 * that, and it is there when the connection is not.
 */
export const afterFirstPage = () => firstPage.then(onDemand);

/** A part of a page that comes late; it stands within a Suspense. */
export const part = <Props,>(load: () => Promise<FunctionComponent<Props>>) =>
  lazyWithFallback(async () => ({ default: await load() }));
/** Makes a late part that stands for a whole page: where it cannot be had, that is said. */
const whole = <Props,>(load: () => Promise<FunctionComponent<Props>>) =>
  lazy(async () => ({ default: await load() }));

/** What it needs to go on without a line; asked for sooner where there is none. */
const offline = () => withWords('offline', () => import('./offline/index.ts'));
readFromDevice(async () => (await offline()).device);
void firstPage.then(keepOnDevice).catch(
  // It is asked for again where it is needed.
  () => undefined,
);
export const Banner = part(async () => (await firstPage.then(offline)).ConnectionLine);
export const WaitingList = part(async () => (await firstPage.then(offline)).WaitingList);

export const Toast = part(async () => (await afterFirstPage()).Toast);
export const AccountSheet = part(async () => (await onDemand()).AccountSheet);
export const ErrorPage = whole(async () => (await onDemand()).ErrorPage);
export const NotHere = whole(async () => (await onDemand()).NotHere);
