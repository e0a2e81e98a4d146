import { lazy } from 'react';
import type { FunctionComponent } from 'react';
import { keepOnDevice, standIn } from './api/queryCache.ts';
import { firstPage } from './firstPage.ts';
import { latePart } from './page/latePart.tsx';
import { withWords } from './texts/language.ts';

const onDemand = () => withWords('acts', () => import('./later.ts'));

/**
 * What a page may need once its first task is shown, in one file: it does not travel before that, and it is there when the
 * connection is not.
 */
export const afterFirstPage = () => firstPage.then(onDemand);

const part = <Props,>(load: () => Promise<FunctionComponent<Props>>) =>
  latePart(async () => ({ default: await load() }));
/** What stands for a whole page: where it cannot be had, that is said. */
const whole = <Props,>(load: () => Promise<FunctionComponent<Props>>) =>
  lazy(async () => ({ default: await load() }));

export const InstallOffer = part(
  async () =>
    (
      await firstPage.then(() =>
        withWords('offline', () => import('./install/InstallOffer.tsx')),
      )
    ).default,
);

/** What it needs to go on without a line; asked for sooner where there is none. */
const offline = () => withWords('offline', () => import('./offline/index.ts'));
standIn(async () => (await offline()).device);
void firstPage.then(keepOnDevice).catch(
  // It is asked for again where it is needed.
  () => undefined,
);
export const Banner = part(async () => (await firstPage.then(offline)).Banner);
export const WaitingList = part(
  async () => (await firstPage.then(offline)).WaitingList,
);

export const Bell = part(
  async () =>
    (
      await afterFirstPage().then(() =>
        withWords('news', () => import('./news/index.ts')),
      )
    ).Bell,
);

export const Toast = part(async () => (await afterFirstPage()).Toast);
export const TaskActing = part(async () => (await afterFirstPage()).TaskActing);
export const NotYet = part(async () => (await afterFirstPage()).NotYet);
export const BelowTask = part(async () => (await afterFirstPage()).BelowTask);
export const WhatItIsFor = part(
  async () => (await afterFirstPage()).WhatItIsFor,
);

export const besideNext = () =>
  firstPage.then(() =>
    withWords('steps', () => import('./home/besideNext.tsx')),
  );
export const BelowNext = part(async () => (await besideNext()).BelowNext);
export const Lede = part(async () => (await besideNext()).Lede);
export const AboutNext = part(async () => (await besideNext()).AboutNext);
export const NextActs = part(async () => (await besideNext()).NextActs);
export const NewInTalk = part(async () => (await besideNext()).NewInTalk);
export const BesideNext = part(async () => (await besideNext()).BesideNext);

const talk = () =>
  firstPage.then(() => withWords('talk', () => import('./talk/index.ts')));
export const TalkHead = part(async () => (await talk()).TalkHead);
export const Talk = part(async () => (await talk()).Talk);
export const ReadsAlong = part(async () => (await talk()).ReadsAlong);

export const ErrorPage = whole(async () => (await onDemand()).ErrorPage);
export const NotHere = whole(async () => (await onDemand()).NotHere);
export const UnsentWords = part(async () => (await onDemand()).UnsentWords);
export const AccountSheet = part(async () => (await onDemand()).AccountSheet);
