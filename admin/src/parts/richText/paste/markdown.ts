/**
 * Text that is written in Markdown, as HTML for the editor: headings, lists in lists, boxes,
 * quotes, code, and what stands within a line. What is none of these stays as it was typed.
 */

const HEADING = /^ {0,3}(#{1,6})\s+(.+?)\s*#*$/;
const ITEM = /^(\s*)(?:[-*+]|(\d{1,9})[.)])\s+(?:\[([ xX])\]\s+)?(.*)$/;
const QUOTE = /^ {0,3}>\s?(.*)$/;
const FENCE = /^ {0,3}(```+|~~~+)/;
const RULE = /^ {0,3}(?:(?:-\s*){3,}|(?:\*\s*){3,}|(?:_\s*){3,})$/;
const WITHIN = /\*\*\S(?:.*?\S)?\*\*|`[^`\n]+`|\[[^\]\n]+\]\([^)\s]+\)/;

/**
 * Whether somebody wrote it in Markdown: by one sign alone nobody can tell, since a line may begin
 * with a dash or a hash in any text.
 */
export function isMarkdown(text: string): boolean {
  const lines = text.split(/\r?\n/);
  const isMarked = (line: string) =>
    [HEADING, ITEM, FENCE].some((mark) => mark.test(line)) || /^> /.test(line);
  const marked = lines.filter(isMarked).length;
  return marked > 1 || (marked === 1 && lines.some((line) => WITHIN.test(line)));
}

export function markdownToHtml(text: string): string {
  const lines = text.replaceAll('\t', '    ').split(/\r?\n/);
  return blocksOf(lines).join('');
}

function blocksOf(lines: readonly string[]): string[] {
  const made: string[] = [];
  let at = 0;
  /** The lines from here for which it is so. */
  const linesWhile = (isSo: (line: string) => boolean): string[] => {
    const from = at;
    while (at < lines.length && isSo(lines[at]!)) at++;
    return lines.slice(from, at);
  };
  while (at < lines.length) {
    const line = lines[at]!;
    const heading = HEADING.exec(line);
    if (line.trim() === '' || RULE.test(line)) at++;
    else if (FENCE.test(line)) {
      const mark = FENCE.exec(line)![1]!;
      at++;
      const code = linesWhile((each) => !each.trimStart().startsWith(mark));
      at++;
      made.push(`<pre><code>${escaped(code.join('\n'))}</code></pre>`);
    } else if (heading !== null) {
      at++;
      const level = Math.min(heading[1]!.length, 3);
      made.push(`<h${level}>${within(heading[2]!)}</h${level}>`);
    } else if (QUOTE.test(line)) {
      const said = linesWhile((each) => QUOTE.test(each)).map((each) => QUOTE.exec(each)![1]!);
      made.push(`<blockquote>${blocksOf(said).join('')}</blockquote>`);
    } else if (ITEM.test(line)) {
      made.push(listOf(linesWhile((each) => ITEM.test(each) || /^\s+\S/.test(each))));
    } else {
      const said = linesWhile(
        (each) =>
          each.trim() !== '' && ![HEADING, QUOTE, FENCE, ITEM].some((mark) => mark.test(each)),
      );
      made.push(`<p>${said.map(within).join('<br>')}</p>`);
    }
  }
  return made;
}

/** Items of one depth, each with the deeper lines behind it. */
function listOf(lines: readonly string[]): string {
  const [, indent = '', number] = ITEM.exec(lines[0]!)!;
  const tag = number === undefined ? 'ul' : 'ol';
  const items: { words: string; deeper: string[] }[] = [];
  for (const line of lines) {
    const found = ITEM.exec(line);
    if (found !== null && found[1]!.length <= indent.length + 1) {
      const box = found[3] === undefined ? '' : found[3] === ' ' ? '☐ ' : '☑ ';
      items.push({ words: box + found[4]!, deeper: [] });
    } else items.at(-1)!.deeper.push(line);
  }
  const inside = ({ words, deeper }: (typeof items)[number]) => {
    const depth = Math.min(...deeper.map((line) => /^\s*/.exec(line)![0].length));
    return `<p>${within(words)}</p>${blocksOf(deeper.map((line) => line.slice(depth))).join('')}`;
  };
  return `<${tag}>${items.map((item) => `<li>${inside(item)}</li>`).join('')}</${tag}>`;
}

/** Code first, since nothing within it means anything. */
const within = (line: string): string =>
  line
    .split(/(`[^`]+`)/)
    .map((piece) =>
      piece.startsWith('`') && piece.length > 2
        ? `<code>${escaped(piece.slice(1, -1))}</code>`
        : marked(escaped(piece)),
    )
    .join('');

const marked = (text: string): string =>
  text
    .replaceAll(/\[([^\]]+)\]\(([^)\s]+)\)/g, '<a href="$2">$1</a>')
    .replaceAll(/\*\*(\S(?:.*?\S)?)\*\*/g, '<strong>$1</strong>')
    .replaceAll(/~~(\S(?:.*?\S)?)~~/g, '<s>$1</s>')
    .replaceAll(/(?<![\w*])\*(\S(?:[^*]*\S)?)\*(?![\w*])/g, '<em>$1</em>')
    .replaceAll(/(?<!\w)_(\S(?:[^_]*\S)?)_(?!\w)/g, '<em>$1</em>');

const escaped = (text: string): string =>
  text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;');
