import { Parser } from 'htmlparser2';

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
/** By what programs mark what they quote, and where a quoted mail begins that goes to the end. */
const QUOTES =
  /\b(gmail_quote|yahoo_quoted|protonmail_quote|moz-cite|zmail_extra)\b/;
const REST =
  /^(divrplyfwdmsg|appendonsend|mail-editor-reference-message-container|_mailoriginal|olk_src_body_section)$/;
const SIGNATURES =
  /\b(gmail_signature|moz-signature|protonmail_signature_block)\b|^(signature|ms-outlook-mobile-signature)$/;
const HIDDEN =
  /display\s*:\s*none|visibility\s*:\s*hidden|font-size\s*:\s*0(px|pt|em)?\s*(;|$)/;
/** Elements within one another that are told apart; deeper ones belong to the last. */
const DEPTH = 200;
/** Whatever is deeper is not read, nor what comes behind it: nobody writes so. */
const DEEPEST = 2_000;

type Within = {
  readonly name: string;
  readonly as: 'words' | 'unseen' | 'quote' | 'signature';
};

/**
 * The text of a mail that has HTML alone, as `cutReply` takes it: what is quoted bears marks, a signature its sign. No element
 * comes through; what nobody sees is left out. Read in one go from front to back, so that no nesting costs more than its length.
 */
export function textOfHtml(html: string, longest: number): string {
  const lines: string[] = [];
  let line = '';
  let length = 0;
  let rest = false;
  let depth = 0;
  const open: Within[] = [];
  const is = (as: Within['as']) => open.some((each) => each.as === as);
  const endLine = () => {
    const words = line.replace(/[ \t\n\r\f]+/g, ' ').trim();
    line = '';
    if (words === '') return;
    lines.push(rest || is('quote') ? `> ${words}` : words);
    length += words.length + 1;
  };
  const parser = new Parser({
    onopentag: (
      name,
      { class: names = '', id = '', style = '', name: named = '' },
    ) => {
      if (length > longest) return parser.pause();
      if (++depth > DEEPEST) return parser.pause();
      if (name === 'br' && line.trim() === '') lines.push('');
      if (name === 'br' || BLOCKS.has(name)) endLine();
      const marks = [names, id, named].join(' ').toLowerCase();
      if (REST.test(id.toLowerCase()) || REST.test(named.toLowerCase()))
        rest = true;
      if (name === 'li') line = '- ';
      if (name === 'td' || name === 'th') line += ' ';
      if (VOID.has(name) || open.length >= DEPTH) return;
      if (UNSEEN.has(name) || HIDDEN.test(style.toLowerCase()))
        open.push({ name, as: 'unseen' });
      else if (name === 'blockquote' || QUOTES.test(marks))
        open.push({ name, as: 'quote' });
      else if (SIGNATURES.test(marks) || SIGNATURES.test(id.toLowerCase())) {
        if (!is('quote') && !rest && !is('signature')) lines.push('--');
        open.push({ name, as: 'signature' });
      } else open.push({ name, as: 'words' });
    },
    ontext: (words) => {
      if (!is('unseen') && line.length + length <= longest) line += words;
    },
    onclosetag: (name) => {
      depth--;
      const at = open.findLastIndex((each) => each.name === name);
      if (at !== -1 && BLOCKS.has(name)) endLine();
      if (at === -1) return;
      const closing = open[at];
      open.length = at;
      if (closing?.as === 'signature' && BLOCKS.has(name)) lines.push('');
      if (name === 'p') lines.push('');
    },
  });
  parser.end(html.slice(0, 4 * longest));
  endLine();
  return lines.join('\n');
}
