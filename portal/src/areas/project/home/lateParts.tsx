import { part } from '../../../base/afterFirst.tsx';
import { firstPage } from '../../../base/page/firstPage.ts';
import { withWords } from '../../../base/texts/language.ts';

const besideNext = () => firstPage.then(() => withWords('steps', () => import('./besideNext.tsx')));
export const BelowNext = part(async () => (await besideNext()).BelowNext);
export const Lede = part(async () => (await besideNext()).Lede);
export const AboutNext = part(async () => (await besideNext()).AboutNext);
export const NextActs = part(async () => (await besideNext()).NextActs);
export const NewInTalk = part(async () => (await besideNext()).NewInTalk);
export const BesideNext = part(async () => (await besideNext()).BesideNext);
export const Place = part(async () => (await besideNext()).Place);
