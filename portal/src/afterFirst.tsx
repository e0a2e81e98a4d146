import { lazy } from 'react';

/**
 * What a page may need once its first task is shown, in one file that is asked for right after: so it is there also when
 * the connection is not.
 */
export const later = () => import('./later.ts');

const part = <Name extends Exclude<keyof Awaited<ReturnType<typeof later>>, 'followChanges'>>(name: Name) =>
  lazy(async () => ({ default: (await later())[name] }));

export const ErrorPage = part('ErrorPage');
export const ConnectionLine = part('ConnectionLine');
export const Toast = part('Toast');
export const DoneMoment = part('DoneMoment');
export const WhatItIsFor = part('WhatItIsFor');
export const StuckSheet = part('StuckSheet');
export const HandOverSheet = part('HandOverSheet');
export const ConflictSheet = part('ConflictSheet');
export const AccountSheet = part('AccountSheet');
