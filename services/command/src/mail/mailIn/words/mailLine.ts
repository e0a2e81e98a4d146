import { linesOf } from './plainText.ts';

/**
 * A line of a mail, and what the program that wrote the mail marked it as; null where it marked
 * nothing.
 */
export type MailLine = { readonly text: string; readonly marked: 'quote' | 'signature' | null };

/** The lines of a mail that has a text of its own: nothing in it is marked for certain. */
export const linesOfText = (text: string): MailLine[] =>
  linesOf(text).map((line) => ({ text: line, marked: null }));
