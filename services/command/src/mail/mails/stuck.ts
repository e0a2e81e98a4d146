import type { Language } from '@waymark/look/language';
import { mailTexts } from '../texts/mailTexts.ts';
import type { MailContent } from './content.ts';
import { layout, type AroundMail } from './layout.ts';

export type StuckFacts = {
  readonly workspaceName: string;
  readonly processName: string;
  /** First name of the one who can't go on. */
  readonly who: string;
  readonly headline: string;
  readonly reason: string | null;
  readonly url: string;
  /** Whether the mail can be answered: what somebody is stuck by is the first message about it. */
  readonly isAnswered?: boolean;
};

/** A client can't go on with a task; the team is told. */
export function stuckMail(
  language: Language,
  { workspaceName, processName, who, headline, reason, url, isAnswered = false }: StuckFacts,
  ending: AroundMail = {},
): MailContent {
  const { stuck: t, talk, openTask } = mailTexts[language];
  const given = reason === '' ? null : reason;
  return layout({
    language,
    subject: t.subject(who, headline),
    headline: t.headline(who),
    paragraphs: [],
    about: [`${headline} (${processName})`, given === null ? t.noReason : t.reason],
    quote: given ?? undefined,
    button: { text: openTask, url },
    sender: workspaceName,
    footer: isAnswered ? `${talk.reply}. ${t.footer}` : t.footer,
    ...ending,
  });
}
