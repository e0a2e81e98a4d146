import type { Nodes, Root } from 'mdast';
import { fromMarkdown } from 'mdast-util-from-markdown';
import { frontmatterFromMarkdown } from 'mdast-util-frontmatter';
import { gfmFromMarkdown } from 'mdast-util-gfm';
import { frontmatter } from 'micromark-extension-frontmatter';
import { gfm } from 'micromark-extension-gfm';
import { acceptShape, MAX_DEPTH, tooDeep } from './acceptShape.ts';
import { childrenOf, lineOf } from './nodes.ts';

/**
 * GitHub-flavoured Markdown with front matter, as a syntax tree that is shallow enough to walk
 * recursively.
 *
 * @throws ImportRefused `import-too-deep`, `import-too-complex`
 */
export function parse(source: string): Root {
  acceptShape(source);
  const tree = fromMarkdown(source, {
    extensions: [gfm(), frontmatter(['yaml', 'toml'])],
    mdastExtensions: [gfmFromMarkdown(), frontmatterFromMarkdown(['yaml', 'toml'])],
  });
  refuseDeepTree(tree);
  return tree;
}

/**
 * A list counts twice in the tree (list and item), so the tree may be a little over twice as deep
 * as the text.
 */
function refuseDeepTree(tree: Root): void {
  const open: { node: Nodes; depth: number }[] = [{ node: tree, depth: 0 }];
  for (let next = open.pop(); next !== undefined; next = open.pop()) {
    const { node, depth } = next;
    if (depth > 2 * MAX_DEPTH + 10) throw tooDeep(lineOf(node));
    for (const child of childrenOf(node)) open.push({ node: child, depth: depth + 1 });
  }
}
