import type { acts } from './en/acts.ts';
import type { files } from './en/files.ts';
import type { form } from './en/form.ts';
import type { invitation } from './en/invitation.ts';
import type { offline } from './en/offline.ts';
import type { mails } from './en/mails.ts';
import type { news } from './en/news.ts';
import type { pages } from './en/pages.ts';
import type { share } from './en/share.ts';
import type { signIn } from './en/signIn.ts';
import type { steps } from './en/steps.ts';
import type { talk } from './en/talk.ts';
import type { tasks } from './en/tasks.ts';

/**
 * All texts of the portal in one language, by the file of script that shows them. English says which there are; another
 * language that lacks one, or has one too many, does not compile.
 */
export type Catalogue = {
  readonly pages: typeof pages;
  readonly acts: typeof acts;
  readonly offline: typeof offline;
  readonly steps: typeof steps;
  readonly talk: typeof talk;
  readonly tasks: typeof tasks;
  readonly signIn: typeof signIn;
  readonly share: typeof share;
  readonly invitation: typeof invitation;
  readonly mails: typeof mails;
  readonly news: typeof news;
  readonly files: typeof files;
  readonly form: typeof form;
};
