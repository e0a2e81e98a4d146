import { Parser } from 'htmlparser2';
import type { MailLine } from './mailLine.ts';
import { linesOf, SIGNATURE_SIGN } from './plainText.ts';

/** What is not read by anybody. */
const UNSEEN: ReadonlySet<string> = new Set([
  ...['script', 'style', 'head', 'title', 'template', 'svg', 'math'],
  ...['object', 'iframe', 'textarea', 'select', 'noscript', 'video', 'audio'],
]);
const BLOCKS: ReadonlySet<string> = new Set([
  ...['address', 'article', 'aside', 'blockquote', 'center', 'dd', 'div'],
  ...['dl', 'dt', 'fieldset', 'figure', 'footer', 'form', 'h1', 'h2', 'h3'],
  ...['h4', 'h5', 'h6', 'header', 'hr', 'li', 'main', 'nav', 'ol', 'p'],
  ...['pre', 'section', 'table', 'tr', 'ul'],
]);
const VOID: ReadonlySet<string> = new Set([
  ...['area', 'base', 'br', 'col', 'embed', 'hr', 'img', 'input', 'link'],
  ...['meta', 'param', 'source', 'track', 'wbr'],
]);
/** By what programs mark the line that introduces a quote. */
const INTRODUCTIONS = /\b(gmail_attr|moz-cite-prefix)\b/;
/**
 * What programs put around a quote and its introduction, and people write into between the quotes.
 */
const AROUND_QUOTES = /\b(gmail_quote|yahoo_quoted|protonmail_quote|zmail_extra)\b/;
/** Where a quoted mail begins that goes to the end. */
const REST =
  /^(divrplyfwdmsg|mail-editor-reference-message-container|_mailoriginal|olk_src_body_section)$/;
const SIGNATURES =
  /\b(gmail_signature|moz-signature|protonmail_signature_block)\b|^(signature|ms-outlook-mobile-signature)$/;
const HIDDEN = /display\s*:\s*none|visibility\s*:\s*hidden|font-size\s*:\s*0(px|pt|em)?\s*(;|$)/;
/** Elements within one another that are told apart; deeper ones belong to the last. */
const DEPTH = 200;
/** Whatever is deeper is not read, nor what comes behind it: nobody writes so. */
const DEEPEST = 2_000;

type Within = {
  readonly name: string;
  readonly as: 'words' | 'unseen' | 'quote' | 'signature' | 'around';
  /** The line that it begins with. */
  readonly from: number;
  /** Whether a quote lies in it. */
  hasQuote: boolean;
};

/**
 * The lines of a mail that has HTML alone, with what its program marked as quote and signature. No
 * element comes through; what nobody sees is left out. What stands around quotes is a quote only
 * where none is marked in it. Read in one go from front to back, so that no nesting costs more than
 * its length.
 */
export function linesOfHtml(html: string, longest: number): MailLine[] {
  const lines: MailLine[] = [];
  let line = '';
  let length = 0;
  let rest = false;
  let depth = 0;
  const open: Within[] = [];
  const is = (as: Within['as']) => open.some((each) => each.as === as);
  const endLine = () => {
    const words = line.replace(/[ \t\n\r\f]+/g, ' ');
    line = '';
    if (words.trim() === '') return;
    const marked = rest || is('quote') ? 'quote' : is('signature') ? 'signature' : null;
    for (const text of linesOf(withoutBlanks(words)))
      lines.push({ text: marked === 'quote' ? `> ${text}` : text, marked });
    length += words.length + 1;
  };
  const emptyLine = () => lines.push({ text: '', marked: null });
  const enter = (name: string, as: Within['as']) => {
    if (as === 'quote') for (const each of open) each.hasQuote = true;
    open.push({ name, as, from: lines.length, hasQuote: false });
  };
  const parser = new Parser({
    onopentag: (name, { class: names = '', id = '', style = '', name: named = '' }) => {
      if (length > longest) return parser.pause();
      if (++depth > DEEPEST) return parser.pause();
      if (name === 'br' && line.trim() === '') emptyLine();
      if (name === 'br' || BLOCKS.has(name)) endLine();
      const marks = [names, id, named].join(' ').toLowerCase();
      if (REST.test(id.toLowerCase()) || REST.test(named.toLowerCase())) rest = true;
      if (name === 'li') line = '- ';
      if (name === 'td' || name === 'th') line += ' ';
      if (VOID.has(name) || open.length >= DEPTH) return;
      if (UNSEEN.has(name) || HIDDEN.test(style.toLowerCase())) enter(name, 'unseen');
      else if (name === 'blockquote' || INTRODUCTIONS.test(marks)) enter(name, 'quote');
      else if (AROUND_QUOTES.test(marks)) enter(name, 'around');
      else if (SIGNATURES.test(marks) || SIGNATURES.test(id.toLowerCase()))
        enter(name, 'signature');
      else enter(name, 'words');
    },
    ontext: (words) => {
      if (!is('unseen') && line.length + length <= longest) line += words;
    },
    onclosetag: (name) => {
      depth--;
      const at = open.findLastIndex((each) => each.name === name);
      if (at !== -1 && BLOCKS.has(name)) endLine();
      if (at === -1) return;
      for (const { as, from, hasQuote } of open.splice(at)) {
        if (as === 'signature' && BLOCKS.has(name)) emptyLine();
        if (as === 'around' && !hasQuote) markAsQuote(lines, from);
      }
      if (name === 'p') emptyLine();
    },
  });
  parser.end(html.slice(0, 4 * longest));
  endLine();
  return lines;
}

/** Blanks around a line say nothing, but for the one of a signature's sign. */
const withoutBlanks = (words: string): string =>
  words.trim() === SIGNATURE_SIGN.trim() && words.trimStart().length > 2
    ? SIGNATURE_SIGN
    : words.trim();

function markAsQuote(lines: MailLine[], from: number): void {
  for (let at = from; at < lines.length; at++)
    if (lines[at]?.text !== '') lines[at] = { text: lines[at]?.text ?? '', marked: 'quote' };
}
