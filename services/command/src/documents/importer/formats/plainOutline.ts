import { linesOf } from './linesOf.ts';

const MARKDOWN =
  /^\s{0,3}(?:#{1,6}\s|[-*+]\s|\d+[.)]\s|>|```|~~~|\|.*\||<!--|---\s*$|===+\s*$)|\[[^\]]+\]\([^)]+\)|\*\*\S/m;
const OTHER_MARKS = /^\s{0,3}(?:#{1,6}\s|[-*+]\s|>|```|~~~|<!--|---\s*$)/m;
const DEEP_NUMBER = /^\s*\d+\.\d+[.)]?\s+\S/m;
const BULLET = /^(?:[•▪◦‣●○■□–—·]|o(?=\s)|[-*+](?=\s))\s*/u;
const BOX = /^(?:\[[ xX]?\]|[☐☑☒⬜◻🔲✅✔✓]\uFE0F?)\s*/u;
const NUMBER = /^(?:(\d+(?:\.\d+)*)[.)]?|([a-z])[.)])\s+(?=\S)/iu;

/**
 * A text without marks, whose lines lie beneath one another by indentation, by numbers or by lines
 * that end in a colon.
 */
export function isPlainOutline(source: string): boolean {
  const lines = linesOf(source).filter((line) => line.trim() !== '');
  const bare = source.replace(/^\uFEFF/, '');
  // Numbers of several levels are no Markdown, which would run them together.
  const numbered = DEEP_NUMBER.test(bare);
  if (lines.length < 3 || (numbered ? OTHER_MARKS : MARKDOWN).test(bare)) return false;
  const short = lines.filter((line) => line.length <= 160).length;
  const prose = lines.filter((line) => /[.!?]$/.test(line.trim()));
  const marked = lines.some(
    (line) =>
      /^\s+\S/.test(line) ||
      BULLET.test(line) ||
      BOX.test(line) ||
      NUMBER.test(line) ||
      line.trim().endsWith(':'),
  );
  return marked && short === lines.length && prose.length * 2 < lines.length;
}

/** The same lines as Markdown: each stays where it was, as a heading or as an item of a list. */
export function markedOutline(source: string): string {
  const lines = linesOf(source.replace(/^\uFEFF/, ''));
  const above: { indent: number; depth: number }[] = [];
  const marked = lines.map((line, at) => {
    if (line.trim() === '') return '';
    const indent = line.replaceAll('\t', '    ').search(/\S/);
    const text = line.trim();
    const isPlain = !BULLET.test(text) && !NUMBER.test(text) && !BOX.test(text);
    if (isPlain && at === firstOf(lines) && lines[at + 1]?.trim() === '')
      return `# ${escaped(text)}`;
    while (above.length > 0 && above.at(-1)!.indent >= indent) above.pop();
    const levels = NUMBER.exec(text)?.[1]?.split('.').length;
    const depth = levels === undefined ? (above.at(-1)?.depth ?? -1) + 1 : levels - 1;
    above.push({ indent, depth });
    if (isPlain && depth === 0 && isAboveMarked(lines, at)) {
      above.length = 0;
      return `## ${escaped(text.replace(/^([*_])([^*_]+)\1$/, '$2'))}`;
    }
    if (isPlain && depth === 0 && isBeside(lines, at)) {
      above.length = 0;
      return escaped(text);
    }
    if (isPlain && depth === 0 && text.endsWith(':')) return `## ${escaped(text.slice(0, -1))}`;
    const bare = text.replace(BULLET, '').replace(NUMBER, '');
    const box = BOX.exec(bare)?.[0] ?? '';
    const words = bare.slice(box.length);
    const mark = box === '' ? '' : /[xX☑☒✅✔✓]/u.test(box) ? '[x] ' : '[ ] ';
    return `${'  '.repeat(depth)}- ${mark}${escaped(words)}`;
  });
  return marked.join('\n');
}

const isMarked = (line: string | undefined): boolean =>
  line !== undefined && (BULLET.test(line.trim()) || BOX.test(line.trim()));
const isBlank = (line: string | undefined): boolean => line === undefined || line.trim() === '';

/** A line without a mark, by itself above lines that have one, is what those are about. */
const isAboveMarked = (lines: readonly string[], at: number): boolean =>
  isBlank(lines[at - 1]) && isMarked(lines.slice(at + 1).find((line) => line.trim() !== ''));

/**
 * Where boxes say what tasks are, other lines are none: unless they go on with what stands right
 * above.
 */
const isBeside = (lines: readonly string[], at: number): boolean =>
  lines.some((line) => BOX.test(line.trim())) &&
  !isMarked(lines.slice(0, at).findLast((line) => line.trim() !== '')) &&
  !isMarked(lines[at - 1]);

const firstOf = (lines: readonly string[]): number => lines.findIndex((line) => line.trim() !== '');

/** Nothing in a plain text is a mark. */
const escaped = (text: string): string =>
  text.replace(/^([#>+*-]|\d+[.)])/, '\\$1').replace(/([<`[\]])/g, '\\$1');
