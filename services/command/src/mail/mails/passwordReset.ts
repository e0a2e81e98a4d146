import type { Language } from '@waymark/look/language';
import { mailTexts } from '../texts/mailTexts.ts';
import type { MailContent } from './content.ts';
import { layout } from './layout.ts';

/** The link by which somebody chooses a new password. `minutes`: how long it is good. */
export function passwordResetMail(
  language: Language,
  { url, minutes }: { url: string; minutes: number },
): MailContent {
  const t = mailTexts[language].passwordReset;
  return layout({
    language,
    subject: t.subject,
    headline: t.headline,
    paragraphs: [t.words(minutes)],
    button: { text: t.button, url },
    sender: 'Waymark',
    footer: t.footer,
  });
}
