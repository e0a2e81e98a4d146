import type { ListItem, Paragraph, Root, RootContent } from 'mdast';
import { HIDDEN } from '../hints/hintWords.ts';
import { parse } from '../parse.ts';
import type { TaskTableColumn } from './columns.ts';

/** A row of a table: its cells, and the lines from the first to the last that it takes. */
export type TextRow = { cells: string[]; line: number; lastLine: number };

export const place = (line: number, lastLine = line) => ({
  start: { line, column: 1 },
  end: { line: lastLine, column: 1 },
});
const paragraph = (words: string): Paragraph => ({
  type: 'paragraph',
  children: [{ type: 'text', value: words }],
});

/** A row as a box: its title, and beneath it what its other cells say. */
export function itemOf(
  { cells, line, lastLine }: TextRow,
  columns: readonly (TaskTableColumn | null)[],
  heads: readonly string[],
): ListItem {
  const said: RootContent[] = [];
  let checked = false;
  let title = '';
  cells.forEach((cell, at) => {
    const value = cell.trim();
    if (value === '') return;
    switch (columns[at] ?? null) {
      case 'title':
        title = value;
        break;
      case 'milestone':
      case 'module':
      case 'order':
      case 'leftOut':
        break;
      case 'description':
        said.push(...unplaced(parse(value)));
        break;
      case 'owner':
        if (nameOf(value) !== '') said.push(paragraph(`Owner: ${nameOf(value)}`));
        break;
      case 'due':
        said.push(paragraph(`Due: ${/^\d{1,2}$/.test(value) ? `${value} days` : dayOf(value)}`));
        break;
      case 'status':
        checked = /^(?:x|✓|✔|true|yes|ja|done|completed?|closed|erledigt|fertig)$/iu.test(value);
        if (!checked && !/^(?:|-|no|nein|false|open|to ?do|not started|offen)$/iu.test(value))
          said.push(paragraph(`${heads[at] ?? ''}: ${value}`));
        break;
      case 'audience':
      case 'mandatory':
        title += flagOf(columns[at]!, value, heads[at] ?? '');
        break;
      case 'link':
        said.push(...unplaced(parse(`<${value.replace(/[<>\s]/g, '')}>`)));
        break;
      case 'parentTask':
      case null:
        said.push(paragraph(heads[at] ? `${heads[at]}: ${value}` : value));
    }
  });
  return {
    type: 'listItem',
    checked,
    spread: false,
    children: [paragraph(title), ...said] as ListItem['children'],
    position: place(line, lastLine),
  };
}

/** Names as some tools write them: in brackets as a list, with a number behind. */
const nameOf = (value: string): string =>
  value
    .replace(/^\[(.*)\]$/, '$1')
    .replace(/ \(\d+\)$/, '')
    .trim();

/** The day of a moment that is written in milliseconds. */
const dayOf = (value: string): string =>
  /^1\d{12}$/.test(value) ? new Date(Number(value)).toISOString().slice(0, 10) : value;

/** What the recognition of brackets reads. */
function flagOf(column: TaskTableColumn, value: string, head: string): string {
  const isYes = /^(?:x|true|yes|ja|1)$/iu.test(value);
  const isNo = /^(?:false|no|nein|0)$/iu.test(value);
  if (column === 'mandatory')
    return (/^optional$/iu.test(head) ? isYes : isNo) || /^optional$/iu.test(value)
      ? ' (optional)'
      : '';
  if (HIDDEN.test(value)) return ' (hidden for now)';
  return /^(?:intern(?:al)?|team|staff)/iu.test(value) ? ' (internal)' : '';
}

/** Nodes of a cell have places of their own, which are none in the table. */
const unplaced = (tree: Root): RootContent[] => tree.children.map((node) => stripped(node));
function stripped<N extends RootContent>({ position: _, ...node }: N): N {
  const children = (node as { children?: RootContent[] }).children;
  return (children === undefined ? node : { ...node, children: children.map(stripped) }) as N;
}
