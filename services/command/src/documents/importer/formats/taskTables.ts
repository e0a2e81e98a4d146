import type {
  Heading,
  List,
  ListItem,
  Paragraph,
  Root,
  RootContent,
  Table,
  TableCell,
  TableRow,
} from 'mdast';
import { findBoxed } from '../boxes.ts';
import { isHeading, plainText } from '../nodes.ts';
import { columnsOf, type TaskTableColumn } from './columns.ts';
import { placedRows } from './phaseRows.ts';

/** What beside a title makes a table one of tasks. */
const OF_TASKS: ReadonlySet<TaskTableColumn | null> = new Set(['owner', 'due', 'status']);
const LABEL: Partial<Record<TaskTableColumn, string>> = { owner: 'Owner', due: 'Due' };

/** What says where a row stands. */
const PLACES: ReadonlySet<TaskTableColumn | null> = new Set(['milestone', 'module']);

/** Lists that were tables of tasks. */
const taskRows = new WeakSet<List>();
export const isTaskRows = (list: List): boolean => taskRows.has(list);

/** Tables of tasks are lists of them: each row an item, which says what its columns are. */
export function takeTaskTables(tree: Root): RootContent[] {
  const boxed = findBoxed(tree);
  const parts: RootContent[][] = [[]];
  for (const node of tree.children)
    if (isHeading(node)) parts.push([node]);
    else parts.at(-1)!.push(node);
  return parts.flatMap((part) => {
    // Beside boxes a table is one of tasks where it says so itself.
    const isBoxed = part.some((node) => boxed.has(node));
    const [head] = part;
    const depth = head !== undefined && isHeading(head) ? head.depth : 1;
    return part.flatMap((node) =>
      node.type === 'table' && (!isBoxed || saysTasks(node))
        ? (tasksOf(node, depth) ?? [node])
        : [node],
    );
  });
}

/** Names of columns that hold tasks and nothing else. */
const TASKS =
  /^(?:tasks?|to-?dos?|steps?|activit(?:y|ies)|action(?: item)?s?|aufgaben?|schritte?|aktivität(?:en)?|tâches?|étapes?|zadania?|zadanie|kroki?)$/iu;

/** Whether a column of it is called tasks, and another says who does them or by when. */
function saysTasks(table: Table): boolean {
  const heads = headsOf(table);
  const columns = columnsOf(heads) ?? [];
  return (
    TASKS.test(heads[columns.indexOf('title')] ?? '') &&
    (columns.includes('owner') || columns.includes('due'))
  );
}

/**
 * A table of tasks as lists, with headings where its rows say to what they belong; null where it is
 * none.
 */
function tasksOf(table: Table, depth: number): RootContent[] | null {
  const heads = headsOf(table);
  const columns = columnsOf(heads) ?? [];
  const title = columns.indexOf('title');
  const isPlaced = columns.includes('milestone') || columns.includes('module');
  const isOfTasks =
    columns.some((each) => OF_TASKS.has(each)) || (isPlaced && TASKS.test(heads[title] ?? ''));
  if (!/\p{L}/u.test(heads[title] ?? '') || !isOfTasks) return null;
  const [, ...rows] = table.children;
  const placed = placedRows(
    rows.map(({ children }) => children.map(plainText)),
    columns,
  );
  const isLost = placed.some(({ kind }, at) => kind === 'nothing' && plainText(rows[at]!) !== '');
  if (isLost || !placed.some(({ kind }) => kind === 'task')) return null;
  const made: RootContent[] = [];
  let path = ['', ''];
  let list: List | undefined;
  let named: TableRow | undefined;
  placed.forEach((each, at) => {
    const row = rows[at]!;
    if (each.kind === 'head') named = row;
    if (each.kind === 'more') {
      const more = listBy(table, heads, columns, title, [row]).children[0]!;
      list?.children.at(-1)?.children.push(...more.children.slice(1));
    }
    if (each.kind !== 'task') return;
    const changed = each.path.findIndex((name, level) => name !== path[level]);
    if (changed >= 0 || list === undefined) {
      for (const level of [0, 1])
        if (changed >= 0 && level >= changed && each.path[level] !== '')
          made.push(headingOf(each.path[level]!, depth + 1 + level, named ?? row));
      list = listBy(table, heads, columns, title, []);
      taskRows.add(list);
      made.push(list);
      ({ path } = each);
      named = undefined;
    }
    list.children.push(...listBy(table, heads, columns, title, [row]).children);
  });
  return made;
}

const headingOf = (words: string, depth: number, at: TableRow): Heading => ({
  type: 'heading',
  depth: Math.min(6, depth) as Heading['depth'],
  children: [{ type: 'text', value: words }],
  ...(at.position && { position: at.position }),
});

/**
 * Any table as a list, where somebody asks for it: what a row is called stands in the column of
 * titles, else in the first.
 */
export function listOfTable(table: Table): List | null {
  const heads = headsOf(table);
  const columns = columnsOf(heads) ?? [];
  const title = Math.max(0, columns.indexOf('title'));
  const [, ...rows] = table.children;
  const named = rows.filter(({ children }) => !isEmpty(children[title]));
  return named.length === 0 || named.length < rows.length
    ? null
    : listBy(table, heads, columns, title, rows);
}

const headsOf = ({ children: [head] }: Table): string[] => head?.children.map(plainText) ?? [];
const isEmpty = (cell: TableCell | undefined): boolean =>
  cell === undefined || plainText(cell) === '';

function listBy(
  table: Table,
  heads: readonly string[],
  columns: readonly (TaskTableColumn | null)[],
  title: number,
  rows: readonly TableRow[],
): List {
  return {
    ...{ type: 'list', spread: false, position: table.position },
    children: rows.map(({ children: cells, position }): ListItem => ({
      ...{ type: 'listItem', spread: false, position },
      children: [
        { type: 'paragraph', children: cells[title]?.children ?? [], position },
        ...cells.flatMap((cell, at): Paragraph[] => {
          const column = columns[at] ?? null;
          if (at === title || plainText(cell) === '' || PLACES.has(column)) return [];
          const label = LABEL[columns[at]!] ?? heads[at] ?? '';
          const name = label === '' ? '' : `${label}: `;
          const words = [{ type: 'text' as const, value: name }];
          return [{ type: 'paragraph', children: [...words, ...cell.children] }];
        }),
      ],
    })),
  };
}
