import { mailWords, wordedMail } from '@waymark/events';
import { z } from 'zod';
import { read } from './read.ts';

/**
 * Row of `mailWords`: what a blueprint says in a mail by words of its own, and since when; none for
 * those of the product.
 */
export const mailWordsRow = z.object({
  id: z.string(),
  blueprintId: z.string(),
  mail: wordedMail,
  ...mailWords.shape,
  updatedAt: z.string(),
});
export type MailWordsRow = z.infer<typeof mailWordsRow>;
export const mailWordsRead = read(mailWordsRow, {
  id: false,
  blueprintId: false,
  mail: false,
  subject: false,
  headline: false,
  body: false,
  buttonText: false,
  updatedAt: false,
});
