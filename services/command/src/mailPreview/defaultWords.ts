import type { MailDefaults } from '@waymark/api';
import type { Language } from '@waymark/look/language';
import { mailTexts } from '../mailer/texts/mailTexts.ts';

/** What a team begins with that writes words of its own for a mail (PRODUCT 12: the default e-mail). */
export function defaultWords(language: Language): MailDefaults {
  const { newProcess, toBegin } = mailTexts[language];
  const { subject, headline, words, button } = newProcess;
  return {
    welcome: {
      ...{ subject, headline, buttonText: button },
      body: `<p>${words}</p>`,
    },
    ...toBegin,
  };
}
