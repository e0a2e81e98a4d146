import type { Language } from '@waymark/look/language';
import { mailTexts } from '../texts/mailTexts.ts';
import type { MailContent } from './content.ts';
import { layout } from './layout.ts';
import { deviceFacts, type DeviceInMail } from './newSignIn.ts';

type Change = DeviceInMail & {
  readonly how: 'set' | 'changed' | 'reset' | 'removed';
  /** Where a new one is asked for. */
  readonly resetUrl: string;
  /** Where its owner sees where they are signed in. */
  readonly allUrl: string;
};

/** The password of somebody was set, changed or removed. */
export function passwordChangedMail(
  language: Language,
  { how, resetUrl, allUrl, ...device }: Change,
): MailContent {
  const t = mailTexts[language].passwordChanged;
  return layout({
    language,
    subject: t.subject[how],
    headline: t.headline[how],
    paragraphs: [t.words[how]],
    facts: deviceFacts(language, device),
    closing: t.closing,
    button: { text: t.button, url: resetUrl },
    sender: 'Waymark',
    footer: t.footer,
    links: [{ text: mailTexts[language].newSignIn.all, url: allUrl }],
  });
}
