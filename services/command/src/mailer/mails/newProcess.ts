import type { Language } from '@waymark/look/language';
import { mailTexts } from '../texts/mailTexts.ts';
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

/** A client's user learns that a process with a part for them was started. */
export function newProcessMail(
  language: Language,
  facts: NewProcessFacts,
): MailContent {
  const words = mailTexts[language].newProcess;
  return layout({
    language,
    subject: fillIn(words.subject, facts),
    headline: fillIn(words.headline, facts),
    paragraphs: [fillIn(words.words, facts)],
    button: { text: fillIn(words.button, facts), url: facts.actionUrl },
    sender: facts.workspaceName,
    footer: words.footer(facts.workspaceName),
  });
}
