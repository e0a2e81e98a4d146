import type { ListItem, Nodes, Paragraph, Text } from 'mdast';
import { childrenOf, lineOf } from './nodes.ts';
import { excerpt } from './notes.ts';
import type { Notes } from './notes.ts';

/** What people write for a box where Markdown wants `[ ] ` or `[x] `: `[]`, `[ ]` without a space, `[-]`, and signs. */
const UNUSUAL =
  /^(?:\[(?<inside>[ \t]*|[ \t]+[xX][ \t]*|[xX][ \t]+|-)\]|(?<sign>[☐☑☒⬜✅✔]\uFE0F?))[ \t]*/u;
const TICKED = /^(?:[ \t]*[xX][ \t]*|[☑☒✅✔]\uFE0F?)$/u;
/** Any of them, or a usual one, at the beginning of a line. */
const BOX_AT_START = /^[ \t]*(?:[-*+][ \t]+)?(?:\[[ xX-]?\](?=\s|$)|[☐☑☒⬜])/u;
/** Without words: said of items that are nothing else. */
const LONE = /^\s*(?:\[[ xX-]?\]|[☐☑☒⬜])\s*$/u;
const BOXES = /(?:^|[\s>])\[[ xX-]?\](?=\s|$)|[☐☑☒⬜]/gu;

/**
 * Makes boxes of the items that begin with an unusual one, in the tree itself, and says of every box that stands where
 * no task can come from (in a table, outside of a list) that it stays as text.
 */
export function takeUnusualBoxes(
  node: Nodes,
  source: string,
  notes: Notes,
): void {
  if (node.type === 'table') return noteBoxesOfTable(node, notes);
  if (node.type === 'listItem') takeBox(node, source, notes);
  if (node.type === 'paragraph' || node.type === 'heading')
    for (const child of node.children)
      if (child.type === 'text') noteBoxesOfText(child, source, notes);
  for (const child of childrenOf(node)) takeUnusualBoxes(child, source, notes);
}

function takeBox(item: ListItem, source: string, notes: Notes): void {
  const [paragraph] = item.children;
  const text = paragraph?.type === 'paragraph' ? paragraph.children[0] : null;
  if (typeof item.checked === 'boolean' || text?.type !== 'text') return;
  const found = UNUSUAL.exec(text.value);
  if (found === null || isEscaped(text, source)) return;
  const rest = text.value.slice(found[0].length);
  const { children } = paragraph as Paragraph;
  // A box without words is no task; that is said where it stays.
  if (rest === '' && children.length === 1) return;
  const { inside, sign } = found.groups ?? {};
  item.checked = TICKED.test(inside ?? sign ?? '');
  if (rest === '') children.shift();
  else text.value = rest;
  if (inside === '-') {
    const line = lineOf(item);
    notes.add(line, 'checked', 'boxCrossedOut', line, excerpt(rest));
  }
}

const isEscaped = ({ position }: Text, source: string): boolean =>
  source[position?.start.offset ?? -1] === '\\';

function noteBoxesOfText(text: Text, source: string, notes: Notes): void {
  if (isEscaped(text, source)) return;
  text.value.split('\n').forEach((words, at) => {
    if (!BOX_AT_START.test(words) || LONE.test(words)) return;
    const line = lineOf(text) + at;
    notes.add(line, 'unplaced', 'boxInText', line, excerpt(words));
  });
}

function noteBoxesOfTable(
  table: Extract<Nodes, { type: 'table' }>,
  notes: Notes,
): void {
  for (const row of table.children) {
    const words = row.children.map(wordsOf);
    const count = words.flatMap((cell) => cell.match(BOXES) ?? []).length;
    if (count === 0) continue;
    const line = lineOf(row);
    notes.add(
      line,
      'unplaced',
      'boxesInTable',
      line,
      count,
      excerpt(words.join(' | ')),
    );
  }
}

/** Raw HTML is kept: boxes stand after line breaks in it. */
const wordsOf = (node: Nodes): string =>
  'value' in node ? node.value : childrenOf(node).map(wordsOf).join('');
