import type { ListItem, PhrasingContent, RootContent } from 'mdast';
import { linesOf } from '../looseBoxes.ts';

/** What people type in front of lines where Markdown sees no list: `1.2.1`, `a)`, `(1)`. */
const MARK = /^(?:\d{1,3}(?:\.\d{1,3})+\.?|[a-z][.)]|\((?:\d{1,3}|[a-z])\))[ \t]+(?=\S)/;

/** Paragraphs each of whose lines, two and more, begins with a number or a letter are lists. */
export const takeTypedLists = (nodes: readonly RootContent[]): RootContent[] =>
  nodes.map((node): RootContent => {
    if (node.type !== 'paragraph') return node;
    const lines = linesOf(node);
    const isList =
      lines.length > 1 &&
      lines.every(({ box, children: [first] }) => {
        const words = first?.type === 'text' ? first.value : '';
        return box === null && MARK.test(words.trimStart());
      });
    if (!isList) return node;
    return {
      type: 'list',
      spread: false,
      children: lines.map(({ children, line }) => itemOf(children, line)),
      ...(node.position && { position: node.position }),
    };
  });

function itemOf(children: PhrasingContent[], line: number): ListItem {
  const [first, ...others] = children;
  const value = first?.type === 'text' ? first.value.trimStart().replace(MARK, '') : '';
  const at = { line, column: 1 };
  return {
    ...{ type: 'listItem', spread: false, position: { start: at, end: at } },
    children: [{ type: 'paragraph', children: [{ type: 'text', value }, ...others] }],
  };
}
