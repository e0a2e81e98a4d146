import type {
  List,
  ListItem,
  Paragraph,
  Root,
  RootContent,
  Table,
  TableCell,
} from 'mdast';
import { findBoxed } from '../boxes.ts';
import { isHeading, plainText } from '../nodes.ts';
import { columnsOf, type Column } from './columns.ts';

/** What beside a title makes a table one of tasks. */
const OF_TASKS: ReadonlySet<Column | null> = new Set([
  'owner',
  'due',
  'status',
]);
const LABEL: Partial<Record<Column, string>> = { owner: 'Owner', due: 'Due' };

/** Lists that were tables of tasks. */
const taskRows = new WeakSet<List>();
export const isTaskRows = (list: List): boolean => taskRows.has(list);

/** Between headings without boxes tables of tasks are lists of them: each row an item, which says what its columns are. */
export function takeTaskTables(tree: Root): RootContent[] {
  const boxed = findBoxed(tree);
  const parts: RootContent[][] = [[]];
  for (const node of tree.children)
    if (isHeading(node)) parts.push([node]);
    else parts.at(-1)!.push(node);
  return parts.flatMap((part) => {
    if (part.some((node) => boxed.has(node))) return part;
    return part.map((node) => {
      const list = node.type === 'table' ? listOf(node) : null;
      if (list !== null) taskRows.add(list);
      return list ?? node;
    });
  });
}

function listOf(table: Table): List | null {
  const heads = headsOf(table);
  const columns = columnsOf(heads) ?? [];
  const title = columns.indexOf('title');
  const isNamed = /\p{L}/u.test(heads[title] ?? '');
  if (!isNamed || !columns.some((each) => OF_TASKS.has(each))) return null;
  const [, ...rows] = table.children;
  if (rows.some(({ children }) => isEmpty(children[title]))) return null;
  return listBy(table, heads, columns, title);
}

/** Any table as a list, where somebody asks for it: what a row is called stands in the column of titles, else in the first. */
export function listOfTable(table: Table): List | null {
  const heads = headsOf(table);
  const columns = columnsOf(heads) ?? [];
  const title = Math.max(0, columns.indexOf('title'));
  const [, ...rows] = table.children;
  const named = rows.filter(({ children }) => !isEmpty(children[title]));
  return named.length === 0 || named.length < rows.length
    ? null
    : listBy(table, heads, columns, title);
}

const headsOf = ({ children: [head] }: Table): string[] =>
  head?.children.map(plainText) ?? [];
const isEmpty = (cell: TableCell | undefined): boolean =>
  cell === undefined || plainText(cell) === '';

function listBy(
  table: Table,
  heads: readonly string[],
  columns: readonly (Column | null)[],
  title: number,
): List {
  const [, ...rows] = table.children;
  return {
    ...{ type: 'list', spread: false, position: table.position },
    children: rows.map(({ children: cells, position }): ListItem => ({
      ...{ type: 'listItem', spread: false, position },
      children: [
        { type: 'paragraph', children: cells[title]!.children, position },
        ...cells.flatMap((cell, at): Paragraph[] => {
          if (at === title || plainText(cell) === '') return [];
          const label = LABEL[columns[at]!] ?? heads[at] ?? '';
          const name = label === '' ? '' : `${label}: `;
          const words = [{ type: 'text' as const, value: name }];
          return [
            { type: 'paragraph', children: [...words, ...cell.children] },
          ];
        }),
      ],
    })),
  };
}
