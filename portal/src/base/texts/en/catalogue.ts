import type { acts } from './acts.ts';
import type { files } from './files.ts';
import type { form } from './form.ts';
import type { invitation } from './invitation.ts';
import type { offline } from './offline.ts';
import type { mails } from './mails.ts';
import type { news } from './news.ts';
import type { password } from './password.ts';
import type { pages } from './pages.ts';
import type { rating } from './rating.ts';
import type { sessions } from './sessions.ts';
import type { share } from './share.ts';
import type { signIn } from './signIn.ts';
import type { steps } from './steps.ts';
import type { talk } from './talk.ts';
import type { tasks } from './tasks.ts';
import type { wording } from './wording.ts';

/**
 * All texts of the portal in one language, by the file of script that shows them. English says
 * which there are; another language that lacks one, or has one too many, does not compile.
 */
export type Catalogue = {
  readonly pages: typeof pages;
  readonly acts: typeof acts;
  readonly offline: typeof offline;
  readonly steps: typeof steps;
  readonly talk: typeof talk;
  readonly tasks: typeof tasks;
  readonly wording: typeof wording;
  readonly rating: typeof rating;
  readonly signIn: typeof signIn;
  readonly password: typeof password;
  readonly sessions: typeof sessions;
  readonly share: typeof share;
  readonly invitation: typeof invitation;
  readonly mails: typeof mails;
  readonly news: typeof news;
  readonly files: typeof files;
  readonly form: typeof form;
};
