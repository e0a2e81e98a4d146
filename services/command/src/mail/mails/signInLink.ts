import type { Language } from '@waymark/look/language';
import { mailTexts } from '../texts/mailTexts.ts';
import type { MailContent } from './content.ts';
import { layout } from './layout.ts';

/**
 * The link that signs somebody in where six digits could be guessed. `minutes`: how long it is
 * good.
 */
export function signInLinkMail(
  language: Language,
  { url, minutes }: { url: string; minutes: number },
): MailContent {
  const t = mailTexts[language].signInLink;
  return layout({
    language,
    subject: t.subject,
    headline: t.headline,
    paragraphs: [t.words(minutes), t.why],
    button: { text: t.button, url },
    sender: 'Waymark',
    footer: t.footer,
  });
}
