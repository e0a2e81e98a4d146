import { plainText } from '@waymark/events';
import sanitizeHtml from 'sanitize-html';
import { addressKind } from '@waymark/api/address';
import { cleanHtml } from '../../payloads/richText/cleanHtml.ts';
import { looking } from './schemes.ts';

/** Rich text of a workspace in a mail: as HTML whose styles stand inline, and the same as text. */
export type RichBody = { readonly html: string; readonly text: string };

const margin = 'margin:0 0 16px';
const styles: Readonly<Record<string, string>> = {
  p: margin,
  h1: `${margin};font-size:18px;line-height:26px`,
  h2: `${margin};font-size:17px;line-height:24px`,
  h3: `${margin};font-size:16px;line-height:24px`,
  ul: `${margin};padding:0 0 0 20px`,
  ol: `${margin};padding:0 0 0 20px`,
  li: 'margin:0 0 4px',
  pre: `${margin};white-space:pre-wrap`,
  table: `${margin};border-collapse:collapse`,
  th: 'padding:4px 12px 4px 0;text-align:left',
  td: 'padding:4px 12px 4px 0',
};
const KEPT =
  'p h1 h2 h3 strong em s del ul ol li a code pre blockquote br table thead tbody tr th td';

/** What `looking` says, as attributes. */
const attribsOf = (look: string): sanitizeHtml.Attributes =>
  Object.fromEntries(
    [...look.matchAll(/(\w+)="([^"]*)"/g)].map(([, name = '', value = '']) => [name, value]),
  );

/**
 * @param filled HTML in which values stand in the place of variables; it is sanitised here,
 * whatever they brought along
 */
export function richBody(filled: string): RichBody {
  const clean = cleanHtml(filled);
  return { html: styled(clean), text: asText(clean) };
}

const styled = (html: string): string =>
  sanitizeHtml(html, {
    allowedTags: KEPT.split(' '),
    allowedAttributes: { '*': ['style', 'class'], a: ['href', 'style', 'class'] },
    allowedSchemes: ['http', 'https', 'mailto', 'tel'],
    transformTags: {
      ...Object.fromEntries(
        Object.entries(styles).map(([tagName, style]) => [
          tagName,
          () => ({ tagName, attribs: { style } }),
        ]),
      ),
      blockquote: () => ({
        tagName: 'blockquote',
        attribs: attribsOf(
          looking(
            'quote',
            `${margin};padding:0 0 0 12px;border-left-width:3px;border-left-style:solid`,
          ),
        ),
      }),
      // A mail has no address of its own, by which one that is only relative would lead somewhere.
      a: (_, { href = '' }) =>
        addressKind(href) === 'full'
          ? { tagName: 'a', attribs: { href, ...attribsOf(looking('link', '')) } }
          : { tagName: 'span', attribs: {} },
    },
  });

const link = /<a href="([^"]*)">(.*?)<\/a>/g;
const linked = (_: string, href: string, words: string): string =>
  plainText(words) === plainText(href) ? href : `${words} (${href})`;

function asText(html: string): string {
  const lines = html
    .replaceAll(/\s+/g, ' ')
    .replaceAll(link, linked)
    .replaceAll(/<li>(?:<p>)?/g, '\n- ')
    .replaceAll('</p></li>', '</li>')
    .replaceAll(/<(?:br|hr)[^>]*>/g, '\n')
    .replaceAll(/<\/(?:p|h[1-3]|ul|ol|pre|blockquote|table)>/g, '\n\n')
    .replaceAll('</tr>', '\n')
    .split('\n');
  return lines
    .map(plainText)
    .join('\n')
    .replaceAll(/\n{3,}/g, '\n\n')
    .trim();
}
