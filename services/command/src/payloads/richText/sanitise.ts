import sanitizeHtml from 'sanitize-html';
import { addressKind } from '@waymark/api/address';

const KEPT = [
  'p',
  'h1',
  'h2',
  'h3',
  'strong',
  'em',
  's',
  'del',
  'ul',
  'ol',
  'li',
  'a',
  'sub',
  'sup',
  'code',
  'pre',
  'blockquote',
  'br',
  'hr',
  'table',
  'thead',
  'tbody',
  'tr',
  'th',
  'td',
];
const RENAMED: Record<string, string> = {
  b: 'strong',
  i: 'em',
  strike: 's',
  h4: 'h3',
  h5: 'h3',
  h6: 'h3',
};
/** Not kept themselves, but their words must not run into the next ones. */
const BROKEN_OFF = [
  'address',
  'article',
  'aside',
  'caption',
  'center',
  'dd',
  'div',
  'dt',
  'fieldset',
  'figcaption',
  'figure',
  'footer',
  'form',
  'header',
  'legend',
  'main',
  'nav',
  'option',
  'section',
  'summary',
  'title',
];
const DROPPED_WHOLE = ['script', 'style'];
/**
 * What lies deeper than this is told without its tags, so that nothing that reads it runs out of
 * room.
 */
const DEEPEST = 200;

/** A tag that is not kept itself: what lies in it is. */
const WORDS_ALONE: sanitizeHtml.Tag = { tagName: 'span', attribs: {} };

/** Tags of raw HTML that survive in some form, images as links. */
export const isKept = (tag: string): boolean =>
  KEPT.includes(tag) || tag in RENAMED || tag === 'img';
export const isDroppedWhole = (tag: string): boolean => DROPPED_WHOLE.includes(tag);

/**
 * HTML that is safe to store and show: few tags, of attributes only `href` (http, https, mailto,
 * tel or relative), `start` of a list and `align` of a cell. What is not allowed goes, its words
 * stay (but for scripts and styles); tags are balanced.
 *
 * @param onUnsafeLink told the address of each link that was taken away
 */
export function sanitise(html: string, onUnsafeLink: (address: string) => void = () => {}): string {
  let openLinks = 0;
  const image: sanitizeHtml.Transformer = (_tag, { src = '', alt = '' }) => {
    if (openLinks > 0 || addressKind(src) === 'unsafe' || src === '')
      return { ...WORDS_ALONE, text: alt };
    return { tagName: 'a', attribs: { href: src }, text: alt || src };
  };
  const link: sanitizeHtml.Transformer = (_tag, attribs) => {
    const address = attribs.href ?? '';
    if (address !== '' && addressKind(address) !== 'unsafe')
      return { tagName: 'a', attribs: { href: address } };
    if (address !== '') onUnsafeLink(address);
    return WORDS_ALONE;
  };
  return sanitizeHtml(html, {
    allowedTags: KEPT,
    allowedAttributes: { a: ['href'], ol: ['start'], th: ['align'], td: ['align'] },
    allowedSchemes: ['http', 'https', 'mailto', 'tel'],
    allowProtocolRelative: false,
    nonTextTags: DROPPED_WHOLE,
    nestingLimit: DEEPEST,
    transformTags: {
      ...RENAMED,
      ...Object.fromEntries(BROKEN_OFF.map((tag) => [tag, 'p'])),
      a: link,
      img: image,
    },
    onOpenTag: (name) => {
      if (name === 'a') openLinks++;
    },
    onCloseTag: (name) => {
      if (name === 'a') openLinks--;
    },
  })
    .replace(/<a href="([^"]*)"><\/a>/g, '<a href="$1">$1</a>')
    .replace(/<p>\s*<\/p>/g, '')
    .trim();
}
