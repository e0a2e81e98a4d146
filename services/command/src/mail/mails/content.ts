/** What a template makes: subject on one line, and the same words as text and as HTML. */
export type MailContent = {
  readonly subject: string;
  readonly text: string;
  readonly html: string;
};

export type Link = { readonly text: string; readonly url: string };

const entities: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

/** Words of a person, safe as text and as an attribute's value in HTML. */
export const escapeHtml = (words: string): string =>
  words.replace(/[&<>"']/g, (sign) => entities[sign] ?? sign);

/** One line: a subject must not break into headers. */
export const oneLine = (words: string): string => words.replace(/\s+/g, ' ').trim();
