import { part } from '../../base/afterFirst.tsx';
import { firstPage } from '../../base/page/firstPage.ts';
import { withWords } from '../../base/texts/language.ts';

const later = () => withWords('acts', () => import('./later.ts'));
const afterTask = () => firstPage.then(later);
export const TaskActing = part(async () => (await afterTask()).TaskActing);
export const NotYet = part(async () => (await afterTask()).NotYet);
export const BelowTask = part(async () => (await afterTask()).BelowTask);
export const WhatItIsFor = part(async () => (await afterTask()).WhatItIsFor);
export const UnsentWords = part(async () => (await later()).UnsentWords);

const talk = () => firstPage.then(() => withWords('talk', () => import('../talk/index.ts')));
export const TalkHead = part(async () => (await talk()).TalkHead);
export const Talk = part(async () => (await talk()).Talk);
export const ReadsAlong = part(async () => (await talk()).ReadsAlong);
