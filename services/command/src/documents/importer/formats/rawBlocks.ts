import type { Html, Nodes, Root, RootContent } from 'mdast';
import { childrenOf, lineOf } from '../nodes.ts';
import { parse } from '../parse.ts';
import { markdownOfHtml } from './richText.ts';

/** What is read as Markdown has it: lists, tables and headings written in HTML. */
const STRUCTURE = /<(?:ul|ol|table|h[1-6])[\s>]/i;
/** Where something is folded away, and where that ends. */
const FOLDS = /(<details[^>]*>\s*<summary[^>]*>[\s\S]*?<\/summary>|<\/details>)/i;

/**
 * Lists, tables and headings in raw HTML, in the tree itself, as if they were Markdown; each
 * `details` apart from what is in it.
 */
export function takeRawBlocks(tree: Root): void {
  tree.children = tree.children.flatMap((node) =>
    node.type === 'html' && !node.value.startsWith('<!--') ? piecesOf(node) : [node],
  );
}

function piecesOf(node: Html): RootContent[] {
  let line = lineOf(node);
  return node.value.split(FOLDS).flatMap((piece): RootContent[] => {
    const first = line + /^\s*/.exec(piece)![0].split('\n').length - 1;
    line += piece.split('\n').length - 1;
    if (piece.trim() === '') return [];
    const position = { start: { line: first, column: 1 }, end: { line, column: 1 } };
    if (FOLDS.test(piece) || !STRUCTURE.test(piece) || !isWhole(piece))
      return [{ ...node, value: piece.trim(), position }];
    const { children } = parse(markdownOfHtml(piece));
    for (const child of children) placed(child, position);
    return children;
  });
}

/** Whether what opens in it ends in it: words between parts of it are Markdown of their own. */
const isWhole = (html: string): boolean =>
  ['ul', 'ol', 'table'].every(
    (tag) =>
      (html.match(new RegExp(`<${tag}[\\s>]`, 'gi'))?.length ?? 0) ===
      (html.match(new RegExp(`</${tag}>`, 'gi'))?.length ?? 0),
  );

/** All of it stands where the HTML does. */
function placed(node: Nodes, position: NonNullable<Nodes['position']>): void {
  node.position = position;
  for (const child of childrenOf(node)) placed(child, position);
}
