import type {
  List,
  ListItem,
  Paragraph,
  PhrasingContent,
  RootContent,
  Table,
  TableCell,
} from 'mdast';
import { childrenOf, lineOf, plainText, withChildren } from './nodes.ts';

/** A box at the beginning of a line or cell, with words behind it or not. */
const BOX =
  /^\s*(?:[-*+][ \t]+)?(?:\[(?<inside>[ xX-]?)\](?=\s|$)|(?<sign>[☐☑☒⬜◻🔲✅✔✓]\uFE0F?))\s*/u;
const TICKED = /[xX☑☒✅✔✓]/u;

/**
 * Boxes that stand in no list become items of one: those that begin lines of a paragraph, and rows
 * of a table.
 */
export function takeLooseBoxes(nodes: readonly RootContent[]): RootContent[] {
  return nodes.flatMap((node): RootContent[] => {
    if (node.type === 'paragraph') return itemsOfParagraph(node);
    if (node.type === 'table') return itemsOfTable(node);
    if (node.type === 'listItem') {
      // Its own words are for `takeUnusualBoxes`, which sees what is escaped.
      const [first, ...others] = childrenOf(node);
      return [
        withChildren(node, [
          ...(first === undefined
            ? []
            : first.type === 'paragraph'
              ? [first]
              : takeLooseBoxes([first])),
          ...takeLooseBoxes(others),
        ]),
      ];
    }
    if (node.type === 'blockquote' || node.type === 'list')
      return [withChildren(node, takeLooseBoxes(childrenOf(node)))];
    return [node];
  });
}

function itemsOfParagraph(node: Paragraph): RootContent[] {
  const lines = linesOf(node);
  if (!lines.some(({ box }) => box !== null)) return [node];
  const made: (Paragraph | List)[] = [];
  for (const { box, children, line } of lines) {
    const last = made.at(-1);
    if (box !== null) {
      const item = itemOf(box, children, line);
      if (last?.type === 'list') last.children.push(item);
      else made.push({ type: 'list', spread: false, children: [item] });
    } else if (last?.type === 'list') {
      // Lines without a box go on with the one before.
      const words = last.children.at(-1)!.children[0] as Paragraph;
      words.children.push({ type: 'text', value: ' ' }, ...children);
      extend(last.children.at(-1)!, line);
    } else if (last === undefined)
      made.push({ type: 'paragraph', children, position: place(line) });
    else {
      last.children.push({ type: 'text', value: '\n' }, ...children);
      extend(last, line);
    }
  }
  return made;
}

type Line = { box: string | null; children: PhrasingContent[]; line: number };

/** The lines of a paragraph, with the box that each begins with. */
export function linesOf(node: Paragraph): Line[] {
  const lines: PhrasingContent[][] = [[]];
  for (const child of node.children) {
    if (child.type === 'break') lines.push([]);
    else if (child.type === 'text')
      child.value.split('\n').forEach((value, at) => {
        if (at > 0) lines.push([]);
        if (value !== '') lines.at(-1)!.push({ type: 'text', value });
      });
    else lines.at(-1)!.push(child);
  }
  return lines.map((children, at) => {
    const [first, ...others] = children;
    const found = first?.type === 'text' ? BOX.exec(first.value) : null;
    const line = lineOf(node) + at;
    const rest = found ? (first as { value: string }).value.slice(found[0].length) : '';
    const isLone = found !== null && rest === '' && others.length === 0;
    if (found === null || isLone) return { box: null, children, line };
    return {
      box: found[0],
      children: rest === '' ? others : [{ type: 'text', value: rest }, ...others],
      line,
    };
  });
}

const place = (line: number) => ({ start: { line, column: 1 }, end: { line, column: 1 } });
const extend = (node: RootContent, line: number): void => {
  if (node.position) node.position.end = { line, column: 1 };
};

const itemOf = (box: string, children: PhrasingContent[], line: number): ListItem => ({
  type: 'listItem',
  checked: TICKED.test(box),
  spread: false,
  children: [{ type: 'paragraph', children }],
  position: place(line),
});

/**
 * A row with a box is a task: its first words are what is to be done, its other cells say what
 * their columns are.
 */
function itemsOfTable(table: Table): RootContent[] {
  const [head, ...rows] = table.children;
  if (head === undefined || !rows.some((row) => row.children.some(isBoxed))) return [table];
  const heads = head.children.map(plainText);
  const items = rows.map((row): ListItem => {
    const line = lineOf(row);
    const boxed = row.children.find(isBoxed);
    const cells = row.children.map((cell, at) => ({
      head: heads[at] ?? '',
      children: withoutBox(cell),
    }));
    const title = cells.findIndex(({ children }) => children.length > 0);
    const others = cells.filter(({ children }, at) => at !== title && children.length > 0);
    return {
      ...itemOf(boxed === undefined ? '' : plainText(boxed), cells[title]?.children ?? [], line),
      children: [
        { type: 'paragraph', children: cells[title]?.children ?? [] },
        ...others.map(({ head: name, children }): Paragraph => ({
          type: 'paragraph',
          children: [{ type: 'text', value: name === '' ? '' : `${name}: ` }, ...children],
        })),
      ],
    };
  });
  return [{ type: 'list', spread: false, children: items }];
}

const isBoxed = (cell: TableCell): boolean => BOX.test(plainText(cell));
function withoutBox(cell: TableCell): PhrasingContent[] {
  const [first, ...others] = cell.children;
  if (first?.type !== 'text' || !isBoxed(cell)) return cell.children;
  const value = first.value.replace(BOX, '');
  return value === '' ? others : [{ ...first, value }, ...others];
}
