import type { PhrasingContent, RootContent } from 'mdast';
import { toHtml } from 'hast-util-to-html';
import { toHast } from 'mdast-util-to-hast';
import { cleanHtml } from '../../payloads/richText/cleanHtml.ts';

/** Nodes of the document as sanitised HTML; '' for none. */
export function render(nodes: RootContent[]): string {
  if (nodes.length === 0) return '';
  const tree = toHast({ type: 'root', children: nodes }, { allowDangerousHtml: true });
  return cleanHtml(toHtml(tree, { allowDangerousHtml: true }));
}

/**
 * The words of a heading or of a task's first line as a paragraph, with their links and emphasis.
 */
export const renderLine = (children: PhrasingContent[]): string =>
  render([{ type: 'paragraph', children }]);
