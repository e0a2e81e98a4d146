import type { MailWords } from '@waymark/events';
import { mailVariables } from '@waymark/events/wordedMails';
import { plainText } from '../../../parts/conflict/plainText.ts';
import { unknownIn } from '@waymark/look/variables';

/** The fields of a mail, in the order in which they are written. */
export const wordFields = [
  'subject',
  'headline',
  'body',
  'buttonText',
] as const satisfies readonly (keyof MailWords)[];

/** Those that say nothing yet: Save needs all four (PRODUCT 5.5). */
export const missingIn = (words: MailWords): readonly (keyof MailWords)[] =>
  wordFields.filter((field) => {
    const said = field === 'body' ? plainText(words.body) : words[field];
    return said.trim() === '';
  });

/** Names that stand for no value; what is only begun is not yet one while it is written. */
export const unknownOf = (words: MailWords, field: keyof MailWords): string[] =>
  unknownIn(words[field], mailVariables);

export const alikeWords = (one: MailWords, other: MailWords): boolean =>
  wordFields.every((field) => one[field].trim() === other[field].trim());
