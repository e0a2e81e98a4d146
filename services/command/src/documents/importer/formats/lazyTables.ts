import type { Nodes, RootContent } from 'mdast';
import { childrenOf, lineOf } from '../nodes.ts';
import { parse } from '../parse.ts';

/**
 * A table that follows an item without an empty line is no part of its sentence: it becomes a table
 * of its own in it.
 */
export function takeLazyTables(node: Nodes): void {
  for (const child of childrenOf(node)) takeLazyTables(child);
  if (node.type !== 'listItem') return;
  const [head] = node.children;
  if (head?.type !== 'paragraph') return;
  const at = head.children.findIndex((child) => child.type === 'text' && /\n\|/.test(child.value));
  const text = head.children[at];
  if (text?.type !== 'text' || at !== head.children.length - 1) return;
  const from = text.value.search(/\n\|/);
  const lines = text.value.slice(from + 1);
  const [table] = parse(lines).children;
  if (table?.type !== 'table') return;
  const first = lineOf(text) + text.value.slice(0, from + 1).split('\n').length - 1;
  moved(table, first - 1);
  text.value = text.value.slice(0, from);
  node.children.splice(1, 0, table);
}

function moved(node: RootContent, lines: number): void {
  if (node.position) {
    const { start, end } = node.position;
    node.position = {
      start: { line: start.line + lines, column: start.column },
      end: { line: end.line + lines, column: end.column },
    };
  }
  for (const child of childrenOf(node)) moved(child, lines);
}
