import type {
  List,
  ListItem,
  Paragraph,
  Root,
  RootContent,
  Table,
} from 'mdast';
import { findBoxed } from '../boxes.ts';
import { plainText } from '../nodes.ts';
import { columnsOf, type Column } from './columns.ts';

/** What beside a title makes a table one of tasks. */
const OF_TASKS: ReadonlySet<Column | null> = new Set([
  'owner',
  'due',
  'status',
]);
const LABEL: Partial<Record<Column, string>> = { owner: 'Owner', due: 'Due' };

/** In a document without boxes tables of tasks are lists of them: each row an item, which says what its columns are. */
export function takeTaskTables(tree: Root): RootContent[] {
  if (findBoxed(tree).size > 0) return tree.children;
  return tree.children.map((node) =>
    node.type === 'table' ? (listOf(node) ?? node) : node,
  );
}

function listOf(table: Table): List | null {
  const [head, ...rows] = table.children;
  const heads = head?.children.map(plainText) ?? [];
  const columns = columnsOf(heads) ?? [];
  const title = columns.indexOf('title');
  const isNamed = /\p{L}/u.test(heads[title] ?? '');
  if (!isNamed || !columns.some((each) => OF_TASKS.has(each))) return null;
  if (rows.some(({ children }) => plainText(children[title] ?? head!) === ''))
    return null;
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
