import { fillIn, type MailContent } from './content.ts';
import { layout } from './layout.ts';

/** The e-mail variables that a workspace may use in its own words (PRODUCT 12). */
export type NewProcessFacts = {
  readonly clientName: string;
  readonly projectName: string;
  readonly processName: string;
  readonly workspaceName: string;
  readonly actionUrl: string;
};

/** PRODUCT 12, Default e-mail. */
const words = {
  subject: 'A new process - {{projectName}} : {{workspaceName}}',
  headline: 'A new process',
  body: '{{workspaceName}} has started {{processName}} with {{clientName}}. Your part of it is waiting for you.',
  button: 'View Process',
};

/** A client's user learns that a process with a part for them was started. */
export const newProcessMail = (facts: NewProcessFacts): MailContent =>
  layout({
    subject: fillIn(words.subject, facts),
    headline: fillIn(words.headline, facts),
    paragraphs: [fillIn(words.body, facts)],
    button: { text: fillIn(words.button, facts), url: facts.actionUrl },
    sender: facts.workspaceName,
    footer: `You get this mail because ${facts.workspaceName} has given you a part in this process. You sign in by a code that we mail to you.`,
  });
