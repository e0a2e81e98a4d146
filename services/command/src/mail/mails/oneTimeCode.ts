import type { Language } from '@waymark/look/language';
import { mailTexts } from '../texts/mailTexts.ts';
import type { MailContent } from './content.ts';
import { layout } from './layout.ts';

/** The six digits that sign somebody in. `minutes`: how long they are good. */
export function oneTimeCodeMail(
  language: Language,
  { code, minutes }: { code: string; minutes: number },
): MailContent {
  const t = mailTexts[language].code;
  return layout({
    language,
    subject: t.subject(code),
    headline: t.headline,
    paragraphs: [t.words(minutes)],
    code,
    sender: 'Waymark',
    footer: t.footer,
  });
}
