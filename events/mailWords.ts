import { unknownIn } from '@waymark/look/variables';
import { z } from 'zod';
import { changeOf, eventsOf, evolveBy } from './define.ts';
import { pathTo } from './paths.ts';
import { phrase } from './telling/phrase.ts';
import { excerpt, hasChanged, modified, telling } from './telling/telling.ts';
import { mailVariables, wordedMails, type WordedMail } from './wordedMails.ts';

export const wordedMail = z.enum(wordedMails);

/** The words of a mail, variables in them as they are written; `body` is sanitised HTML. */
export const mailWords = z.object({
  subject: z.string(),
  headline: z.string(),
  body: z.string(),
  buttonText: z.string(),
});
export type MailWords = z.infer<typeof mailWords>;

/**
 * The first variable that would go out as it is written, and where it stands; null: each has a
 * value.
 */
export function unknownVariableOf(
  words: MailWords,
): { readonly field: keyof MailWords; readonly name: string } | null {
  for (const field of mailWords.keyof().options) {
    const [name] = unknownIn(words[field], mailVariables);
    if (name !== undefined) return { field, name };
  }
  return null;
}

/** Of what is absent, the product's words go. */
export type WordsOfMails = { readonly [Mail in WordedMail]?: MailWords };

/** null: those of the product again. */
const given = mailWords.nullable();

export const mailWordsEvents = [
  eventsOf<WordsOfMails>()('MailWordsSet', {
    data: z.object({ blueprintId: z.string(), mail: wordedMail, ...changeOf(given) }),
    evolve(words, { mail, to }) {
      const { [mail]: _, ...others } = words;
      return to === null ? others : { ...others, [mail]: to };
    },
    touches: ({ mail }) => [pathTo.mail(mail)],
    reach: 'team',
    tell({ mail, from, to }, { planName }) {
      const changes = [
        modified('subject', from?.subject ?? null, to?.subject ?? null),
        modified('headline', from?.headline ?? null, to?.headline ?? null),
        modified('body', excerpt(from?.body ?? ''), excerpt(to?.body ?? '')),
        modified('buttonText', from?.buttonText ?? null, to?.buttonText ?? null),
      ];
      return telling(
        phrase(to === null ? 'did.mailWordsDropped' : 'did.mailWordsSet', mail),
        planName,
        changes.filter(hasChanged),
      );
    },
  }),
] as const;

/** What is said in mails, without all else of a blueprint. */
export const evolveMailWords = evolveBy<WordsOfMails, typeof mailWordsEvents>(mailWordsEvents);
