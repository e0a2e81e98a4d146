/** A box of a Markdown list, ticked or not, and what it says. */
const BOX = /^\s*(?:[-*+]|\d{1,9}[.)])\s+\[[ xX]\]\s+(.*\S)\s*$/;
const FENCE = /^ {0,3}(?:```+|~~~+)/;
/** Most signs of a headline: what is longer stays in the text. */
const MOST = 200;

/** The boxes of a text as headlines of tasks, and the text without them. */
export type Boxes = { readonly headlines: readonly string[]; readonly rest: string };

/**
 * Takes the boxes out of a text that is written in Markdown; those within code are none. Whatever
 * stands below a box stays in the text.
 */
export function boxesIn(text: string): Boxes {
  const headlines: string[] = [];
  const rest: string[] = [];
  let isCode = false;
  for (const line of text.split(/\r?\n/)) {
    if (FENCE.test(line)) isCode = !isCode;
    const headline = isCode ? '' : plain(BOX.exec(line)?.[1] ?? '');
    if (headline === '' || headline.length > MOST) rest.push(line);
    else headlines.push(headline);
  }
  return { headlines, rest: rest.join('\n').trim() };
}

/** Without the signs of Markdown; an address stands behind the words that lead to it. */
const plain = (words: string): string =>
  words
    .replaceAll(/\[([^\]]+)\]\(([^)\s]+)\)/g, '$1 ($2)')
    .replaceAll(/(\*\*|~~|`)(\S(?:.*?\S)?)\1/g, '$2')
    .replaceAll(/(?<![\w*])\*(\S(?:[^*]*\S)?)\*(?![\w*])/g, '$1')
    .replaceAll(/(?<!\w)_(\S(?:[^_]*\S)?)_(?!\w)/g, '$1')
    .trim();
