import { answers } from './answers/answers.ts';
import { forms } from './forms/forms.ts';
import { directory } from './directory/projection.ts';
import { keys } from './keys/keys.ts';
import { history } from './history/projection.ts';
import { notices } from './notices/projection.ts';
import { plans } from './plans/projection.ts';
import { views } from './views/views.ts';
import { wording } from './wording/wording.ts';
import { mails } from './mails/projection.ts';
import type { ReadModel } from './model/readModel.ts';
import { shares } from './shares/shares.ts';
import { talk } from './talk/projection.ts';

/** Every read model there is. */
export const readModels: readonly ReadModel[] = [
  directory,
  plans,
  history,
  views,
  talk,
  notices,
  mails,
  wording,
  shares,
  forms,
  answers,
  keys,
];

export const readModelNames: readonly string[] = readModels.map(({ name }) => name);
