import type { Heading, List, ListItem, Nodes, RootContent } from 'mdast';

/** Where in the file a node begins, counted from 1. */
export const lineOf = (node: Nodes): number => node.position?.start.line ?? 1;

/** A list item with a box, ticked or not. */
export type BoxItem = ListItem & { checked: boolean };
export const isBox = (node: Nodes): node is BoxItem =>
  node.type === 'listItem' && typeof node.checked === 'boolean';

export const isList = (node: Nodes): node is List => node.type === 'list';
export const isHeading = (node: Nodes): node is Heading => node.type === 'heading';

/** What lies in a node; nothing in a leaf. */
export const childrenOf = (node: Nodes): readonly RootContent[] =>
  'children' in node ? node.children : [];

/** The same container around other things. */
export const withChildren = <N extends RootContent>(
  node: N,
  children: readonly RootContent[],
): N => ({ ...node, children });

/**
 * A node's words alone, on one line: links by their text, images by their description, no markup.
 */
export const plainText = (node: Nodes): string => words(node).replace(/\s+/g, ' ').trim();

function words(node: Nodes): string {
  if (node.type === 'break') return ' ';
  if (node.type === 'html') return '';
  if (node.type === 'image' || node.type === 'imageReference') return node.alt ?? '';
  if ('value' in node) return node.value;
  return childrenOf(node).map(words).join('');
}

/** True where plain text would lose something: a link, code, emphasis. */
export const isRich = (node: Nodes): boolean =>
  childrenOf(node).some((child) => child.type !== 'text' && child.type !== 'break');

/** True where a link lies anywhere inside. */
export const hasLink = (node: Nodes): boolean =>
  node.type === 'link' ||
  (node.type === 'html' && /<a\s/i.test(node.value)) ||
  childrenOf(node).some(hasLink);
