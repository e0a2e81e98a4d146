import type { Language } from '@waymark/look/language';
import { mailTexts } from '../texts/mailTexts.ts';
import type { MailContent } from './content.ts';
import { layout } from './layout.ts';

export type StuckFacts = {
  readonly workspaceName: string;
  readonly processName: string;
  /** First name of the one who can't go on. */
  readonly who: string;
  readonly headline: string;
  readonly reason: string | null;
  readonly url: string;
};

/** A client can't go on with a task; the team is told. */
export function stuckMail(
  language: Language,
  { workspaceName, processName, who, headline, reason, url }: StuckFacts,
): MailContent {
  const { stuck: t, openTask } = mailTexts[language];
  const given = reason === '' ? null : reason;
  return layout({
    language,
    subject: t.subject(who, headline),
    headline: t.headline(who),
    paragraphs: [
      `${headline} (${processName})`,
      given === null ? t.noReason : t.reason,
    ],
    quote: given ?? undefined,
    button: { text: openTask, url },
    sender: workspaceName,
    footer: t.footer,
  });
}
