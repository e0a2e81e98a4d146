import type { List, ListItem, Paragraph, PhrasingContent, RootContent } from 'mdast';
import { linesOf } from '../looseBoxes.ts';

/** What people type in front of lines where Markdown sees no list: `1.2.1`, `a)`, `(1)`. */
const MARK = /^(?:\d{1,3}(?:\.\d{1,3})+\.?|[a-z][.)]|\((?:\d{1,3}|[a-z])\))[ \t]+(?=\S)/;

type Line = ReturnType<typeof linesOf>[number];

/** Paragraphs each of whose lines, two and more, begins with a number or a letter are lists. */
export const takeTypedLists = (nodes: readonly RootContent[]): RootContent[] =>
  nodes.map((node): RootContent => {
    if (node.type === 'list') return { ...node, children: node.children.map(withTypedList) };
    if (node.type !== 'paragraph') return node;
    const lines = linesOf(node);
    return lines.length > 1 && lines.every(isTyped) ? listOf(lines, node) : node;
  });

/** An item whose words go on in lines of their own numbers or letters holds a list of them. */
function withTypedList(item: ListItem): ListItem {
  const [first, ...others] = item.children;
  const inside = takeTypedLists(others) as ListItem['children'];
  if (first === undefined) return item;
  const [head, ...typed] = first.type === 'paragraph' ? linesOf(first) : [];
  const goesOn = head?.box === null && typed.length > 0 && typed.every(isTyped);
  if (first.type !== 'paragraph' || !goesOn) return { ...item, children: [first, ...inside] };
  return {
    ...item,
    children: [{ ...first, children: head.children }, listOf(typed, first), ...inside],
  };
}

const isTyped = ({ box, children: [first] }: Line): boolean =>
  box === null && MARK.test((first?.type === 'text' ? first.value : '').trimStart());

const listOf = (lines: readonly Line[], { position }: Paragraph): List => ({
  ...{ type: 'list', spread: false },
  children: lines.map(({ children, line }) => itemOf(children, line)),
  ...(position && { position }),
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
