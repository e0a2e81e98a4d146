import type { OwnContent } from '@waymark/events';
import { videoOfLink } from '@waymark/events/youTube';
import { markdownOfHtml } from '../importer/formats/richText.ts';
import { plainText } from '../importer/nodes.ts';
import { parse } from '../importer/parse.ts';
import { render } from '../importer/render.ts';

/** What a line of an exported document begins with that is no part of a text. */
export const MARK = '<!-- waymark ';
const STRUCTURE = /^(?:#{2,3} |- \[[ xX]\] |<!-- waymark )/m;

/** Details as a comment that no Markdown reader shows, on one line. */
export const commentOf = (details: unknown): string =>
  `${MARK}${JSON.stringify(details).replace(/[<>]|--/g, (part) =>
    [...part].map((sign) => `\\u${sign.charCodeAt(0).toString(16).padStart(4, '0')}`).join(''),
  )} -->`;

/**
 * The details of such a line; undefined where it is none.
 * @throws SyntaxError where it is one and was broken
 */
export function detailsIn(line: string): unknown {
  const text = line.trim();
  if (!text.startsWith(MARK.trim())) return undefined;
  if (!text.startsWith(MARK) || !text.endsWith(' -->')) throw new SyntaxError('unclosed');
  return JSON.parse(text.slice(MARK.length, -' -->'.length)) as unknown;
}

/**
 * A rich text as Markdown, its headings below those of the plan; '' where it would be read as a
 * part of the plan.
 */
export function pieceOf(html: string): string {
  const markdown = markdownOfHtml(html)
    .trim()
    .replace(/^#{1,3} /gm, '###$&');
  return STRUCTURE.test(markdown) ? '' : markdown;
}

/**
 * What a block shows as Markdown; '' where that is nothing.
 * @param task what the task is called that a link leads to
 */
export function shownOf(content: OwnContent, task = ''): string {
  switch (content.type) {
    case 'text':
      return content.html.trim() === '' ? '' : pieceOf(content.html);
    case 'image':
      return content.files
        .map(({ alt }) => lineOfWords(alt))
        .filter((alt) => alt !== '')
        .join('\n\n');
    case 'pdf':
      return lineOfWords(content.title);
    case 'taskLink':
      return task === '' ? '' : `→ ${lineOfWords(task)}`;
    case 'video': {
      const { link, title } = content;
      const found = videoOfLink(link);
      const words = lineOfWords(title || link);
      return 'id' in found ? `[${words}](https://youtu.be/${found.id})` : words;
    }
  }
}

/** The rich text of a piece: as it was where nobody wrote in it since. */
export const htmlOf = (piece: string, before = ''): string =>
  piece.trim() === pieceOf(before)
    ? before
    : render(parse(piece.replace(/^#{4,6} /gm, (marks) => marks.slice(3))).children);

/** Words on a line of their own, with nothing in them a mark. */
export const lineOfWords = (words: string): string =>
  words
    .replace(/\s+/g, ' ')
    .trim()
    .replace(/[\\`*_[\]<>&#|~]/g, '\\$&');

/** The words of a line: as they were where nobody wrote in it since. */
export const wordsOfLine = (line: string, before = ''): string =>
  before !== '' && line.trim() === lineOfWords(before) ? before : plainText(parse(line));
