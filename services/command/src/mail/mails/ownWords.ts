import type { MailVariable, MailWords } from '@waymark/events';
import type { Language } from '@waymark/look/language';
import { filledIn, piecesOf } from '@waymark/look/variables';
import { mailTexts } from '../texts/mailTexts.ts';
import { escapeHtml } from './content.ts';
import { richBody, type RichBody } from './richBody.ts';

/**
 * Words of a blueprint for a mail, and what is known of the values; one that is not known is
 * neutral (PRODUCT 5.5).
 */
export type OwnWords = {
  readonly words: MailWords;
  readonly values: { readonly [Name in MailVariable]?: string };
};

/** The same as they are read. */
export type SaidWords = Omit<MailWords, 'body'> & { readonly body: RichBody };

/** Puts the values in. `actionUrl`: where the button leads. */
export function saidWords(
  language: Language,
  { words, values }: OwnWords,
  actionUrl: string,
): SaidWords {
  const known = new Map<string, string>(
    Object.entries({
      ...mailTexts[language].neutral,
      ...Object.fromEntries(Object.entries(values).filter(([, value]) => value !== '')),
      actionUrl,
    }),
  );
  const filled = (text: string) => filledIn(text, (name) => known.get(name) ?? null);
  return {
    subject: filled(words.subject),
    headline: filled(words.headline),
    body: richBody(filledHtml(words.body, known)),
    buttonText: filled(words.buttonText),
  };
}

/**
 * Values are words: none becomes markup. The address of the button is a link where it stands in no
 * other.
 */
function filledHtml(html: string, known: ReadonlyMap<string, string>): string {
  let before = '';
  for (const { text, variable } of piecesOf(html)) {
    const value = variable === null ? undefined : known.get(variable);
    const escaped = value === undefined ? text : escapeHtml(value);
    before +=
      variable === 'actionUrl' && !isInLink(before)
        ? `<a href="${escaped}">${escaped}</a>`
        : escaped;
  }
  return before;
}

const isInLink = (before: string): boolean =>
  before.lastIndexOf('<') > before.lastIndexOf('>') ||
  before.lastIndexOf('<a ') > before.lastIndexOf('</a>');
