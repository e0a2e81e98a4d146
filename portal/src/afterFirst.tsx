import { lazy } from 'react';
import { withWords } from './texts/language.ts';

let shown: () => void = () => undefined;
const firstPage = new Promise<void>((resolve) => (shown = resolve));

/** Said by each page once its content stands: what is not needed before may come now. */
export const pageShown = (): void => shown();

const onDemand = () => withWords('acts', () => import('./later.ts'));

/**
 * What a page may need once its first task is shown, in one file: it does not travel before that, and it is there when the
 * connection is not.
 */
export const afterFirstPage = () => firstPage.then(onDemand);

type Part = Exclude<keyof typeof import('./later.ts'), 'followChanges'>;
const part = <Name extends Part>(
  name: Name,
  load: () => Promise<typeof import('./later.ts')>,
) => lazy(async () => ({ default: (await load())[name] }));

export const ConnectionLine = part('ConnectionLine', afterFirstPage);
export const Toast = part('Toast', afterFirstPage);
export const TaskActing = part('TaskActing', afterFirstPage);
export const WhoseTurn = part('WhoseTurn', afterFirstPage);
export const WhatItIsFor = part('WhatItIsFor', afterFirstPage);

export const ErrorPage = part('ErrorPage', onDemand);
export const NotHere = part('NotHere', onDemand);
export const UnsentWords = part('UnsentWords', onDemand);
export const NoProject = part('NoProject', onDemand);
export const AccountSheet = part('AccountSheet', onDemand);
