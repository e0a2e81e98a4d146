import type { ListItem, Nodes, Paragraph, Text } from 'mdast';
import { childrenOf, lineOf } from './nodes.ts';
import { excerpt } from './notes.ts';
import type { NoteCollector } from './notes.ts';

/**
 * What people write for a box where Markdown wants `[ ] ` or `[x] `: `[]`, `[ ]` without a space,
 * `[-]` and `[/]`, and signs.
 */
const UNUSUAL =
  /^(?:\[(?<inside>[ \t]*|[ \t]+[xX][ \t]*|[xX][ \t]+|[-/<>!?*~])\]|(?<sign>[☐☑☒⬜◻🔲✅✔✓]\uFE0F?))[ \t]*/u;
const TICKED = /^(?:[ \t]*[xX][ \t]*|[☑☒✅✔✓]\uFE0F?)$/u;

/** Makes boxes of the items that begin with an unusual one, in the tree itself. */
export function takeUnusualBoxes(node: Nodes, source: string, notes: NoteCollector): void {
  if (node.type === 'listItem') takeBox(node, source, notes);
  for (const child of childrenOf(node)) takeUnusualBoxes(child, source, notes);
}

function takeBox(item: ListItem, source: string, notes: NoteCollector): void {
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
  const line = lineOf(item);
  if (inside === '-') notes.add(line, 'checked', 'boxCrossedOut', line, excerpt(rest));
  else if (inside !== undefined && /^[/<>!?*~]$/.test(inside))
    notes.add(line, 'checked', 'boxMarked', line, inside, excerpt(rest));
}

const isEscaped = ({ position }: Text, source: string): boolean =>
  source[position?.start.offset ?? -1] === '\\';
