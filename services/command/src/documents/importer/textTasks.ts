import type { BlockContent, List, ListItem, RootContent, Table } from 'mdast';
import { findBoxed } from './boxes.ts';
import { listOfTable } from './formats/taskTables.ts';
import { isBox, lineOf, plainText } from './nodes.ts';
import { collectNotes } from './notes.ts';
import type { OutlineBlock } from './outline.ts';
import { spansOf } from './accounting.ts';
import { render } from './render.ts';
import { readTask, type TaskReading } from './titles/readTask.ts';

/** More than this nobody makes tasks of at once. */
const MOST_ITEMS = 300;

/**
 * A text as the tasks that somebody may make of it: each item of its lists and each row of its
 * tables, or where it has neither each of its paragraphs; what is between them stays text. Null
 * where nothing in it can be a task.
 */
export function asTasks(
  nodes: readonly RootContent[],
  reading: TaskReading,
): OutlineBlock[] | null {
  const flat = nodes.flatMap(opened);
  const lists = flat.map((node) => listIn(node));
  const hasLists = lists.some((list) => list !== null);
  const made: OutlineBlock[] = [];
  let text: RootContent[] = [];
  const flush = () => {
    const html = render(text);
    const spans = spansOf(text);
    if (html !== '')
      made.push({
        ...{ kind: 'text', html, spans, tasks: null },
        line: spans[0]?.[0] ?? lineOf(text[0]!),
      });
    text = [];
  };
  flat.forEach((node, at) => {
    const list = lists[at] ?? (!hasLists && node.type === 'paragraph' ? lone(node) : null);
    if (list === null) {
      text.push(node);
      return;
    }
    flush();
    for (const item of list.children) made.push(taskOf(item, reading));
  });
  flush();
  const tasks = made.filter(({ kind }) => kind === 'task').length;
  return tasks === 0 || tasks > MOST_ITEMS ? null : made;
}

/** What a quote says is said without it. */
const opened = (node: RootContent): RootContent[] =>
  node.type === 'blockquote' ? node.children.flatMap(opened) : [node];

const listIn = (node: RootContent): List | null =>
  node.type === 'list' ? node : node.type === 'table' ? listOfTable(node satisfies Table) : null;

const lone = (node: BlockContent): List | null =>
  plainText(node) === ''
    ? null
    : {
        type: 'list',
        children: [
          {
            ...{ type: 'listItem', children: [node] },
            ...(node.position && { position: node.position }),
          },
        ],
      };

/** What stands in an item stands in its task; its notes would be of what nobody asked for yet. */
function taskOf(item: ListItem, reading: TaskReading): OutlineBlock {
  const box = { ...item, checked: isBox(item) && item.checked };
  const task = readTask(box, item.children, {
    ...reading,
    boxed: findBoxed({ type: 'root', children: [] }),
    notes: collectNotes(),
  });
  return { kind: 'task', task };
}
