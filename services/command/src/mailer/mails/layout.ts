import { brandRoles } from '@waymark/look/brand';
import type { Language } from '@waymark/look/language';
import { tokenValue } from '@waymark/look/tokens';
import { plainName } from '../../payloads/plainName.ts';
import { mailTexts } from '../texts/mailTexts.ts';
import { escapeHtml, oneLine, type MailContent } from './content.ts';

/** Parts of a mail, all of them plain words; the layout escapes them. */
export type MailParts = {
  readonly language: Language;
  readonly subject: string;
  readonly headline: string;
  readonly paragraphs: readonly string[];
  /** Set apart from the words: what somebody wrote. */
  readonly quote?: string | undefined;
  /** Drawn large, to be copied by hand. */
  readonly code?: string;
  readonly list?: readonly string[];
  readonly button?: { readonly text: string; readonly url: string };
  /** Why this mail came. */
  readonly footer: string;
  /** How to say no to mails of this kind. */
  readonly refusal?: { readonly text: string; readonly url: string };
  /** The workspace it speaks for. */
  readonly sender: string;
};

/** A workspace without a brand of its own has Waymark's. */
const brand = brandRoles(tokenValue('brand', 'light'), 'light');
const colour = {
  canvas: tokenValue('canvas', 'light'),
  surface: tokenValue('surface', 'light'),
  ink: tokenValue('ink', 'light'),
  support: tokenValue('ink-2', 'light'),
  hint: tokenValue('ink-3', 'light'),
  line: tokenValue('line', 'light'),
};
const font =
  "font-family:Inter,-apple-system,'Segoe UI',Roboto,Helvetica,Arial,sans-serif";

/** The one form of all mails: a narrow column that a phone shows without zooming; styles inline, as mail programs want it. */
export const layout = (parts: MailParts): MailContent => ({
  subject: oneLine(plainName(parts.subject)),
  text: asText(parts),
  html: asHtml(parts),
});

function asText({
  headline,
  paragraphs,
  quote,
  code,
  list,
  button,
  footer,
  refusal,
  sender,
}: MailParts): string {
  const blocks = [
    headline,
    ...paragraphs,
    ...(quote === undefined ? [] : [`"${quote}"`]),
    ...(code === undefined ? [] : [code]),
    ...(list === undefined
      ? []
      : [list.map((item) => `- ${oneLine(item)}`).join('\n')]),
    ...(button === undefined ? [] : [`${button.text}: ${button.url}`]),
    `-- \n${sender}\n${footer}`,
    ...(refusal === undefined ? [] : [`${refusal.text}: ${refusal.url}`]),
  ];
  return `${blocks.join('\n\n')}\n`;
}

function asHtml({
  language,
  subject,
  headline,
  paragraphs,
  quote,
  code,
  list,
  button,
  footer,
  refusal,
  sender,
}: MailParts): string {
  return `<!doctype html>
<html lang="${language}">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><meta name="color-scheme" content="light"><title>${escapeHtml(oneLine(subject))}</title></head>
<body style="margin:0;padding:0;background:${colour.canvas};${font}">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="background:${colour.canvas}"><tr><td align="center" style="padding:24px 16px">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="max-width:520px;text-align:left">
<tr><td style="padding:0 4px 12px;font-size:14px;line-height:20px;font-weight:600;color:${colour.support}">${escapeHtml(sender)}</td></tr>
<tr><td style="padding:32px 24px;background:${colour.surface};border:1px solid ${colour.line};border-radius:12px;color:${colour.ink};font-size:16px;line-height:24px;overflow-wrap:anywhere">
<h1 style="margin:0 0 16px;font-size:24px;line-height:32px;font-weight:600">${escapeHtml(headline)}</h1>
${paragraphs.map(paragraph).join('\n')}
${quote === undefined ? '' : quoted(quote)}${code === undefined ? '' : drawn(code)}${list === undefined ? '' : listed(list)}${button === undefined ? '' : pressed(button, language)}
</td></tr>
<tr><td style="padding:16px 4px 0;font-size:12px;line-height:18px;color:${colour.hint}">${escapeHtml(footer)}${refusal === undefined ? '' : declined(refusal, language)}</td></tr>
</table></td></tr></table>
</body>
</html>
`;
}

const paragraph = (words: string) =>
  `<p style="margin:0 0 16px">${escapeHtml(words)}</p>`;

const quoted = (words: string) =>
  `<p style="margin:0 0 16px;padding:0 0 0 12px;border-left:3px solid ${colour.line};color:${colour.support}">${escapeHtml(words)}</p>\n`;

const drawn = (code: string) =>
  `<p style="margin:0 0 16px;padding:16px;border-radius:8px;background:${brand['--brand-tint']};color:${colour.ink};font-size:32px;line-height:40px;font-weight:600;letter-spacing:6px;text-align:center">${escapeHtml(code)}</p>\n`;

const listed = (items: readonly string[]) =>
  `<ul style="margin:0 0 16px;padding:0 0 0 20px">${items.map((item) => `<li style="margin:0 0 4px">${escapeHtml(item)}</li>`).join('')}</ul>\n`;

const pressed = (
  { text, url }: { text: string; url: string },
  language: Language,
) =>
  `<p style="margin:24px 0 0"><a href="${escapeHtml(url)}" style="display:inline-block;padding:12px 20px;border:1px solid ${brand['--brand-line']};border-radius:6px;background:${brand['--brand-fill']};color:${brand['--brand-on']};font-weight:600;text-decoration:none">${escapeHtml(text)}</a></p>
<p style="margin:16px 0 0;font-size:12px;line-height:18px;color:${colour.hint}">${escapeHtml(mailTexts[language].button)} <a href="${escapeHtml(url)}" style="color:${brand['--brand-text']};word-break:break-all">${escapeHtml(url)}</a></p>`;

const declined = (
  { text, url }: { text: string; url: string },
  language: Language,
) =>
  `<br>${escapeHtml(text)}: <a href="${escapeHtml(url)}" style="color:${brand['--brand-text']}">${escapeHtml(mailTexts[language].sayNo)}</a>.`;
