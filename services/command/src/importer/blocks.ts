import type { RootContent } from 'mdast';
import { pieces, prune } from './boxes.ts';
import type { Boxed } from './boxes.ts';
import { fitName } from './name.ts';
import { isRich, lineOf, plainText } from './nodes.ts';
import type { BoxItem } from './nodes.ts';
import { excerpt } from './notes.ts';
import type { Notes } from './notes.ts';
import type { OutlineBlock, OutlineTask } from './outline.ts';
import { render, renderLine } from './render.ts';

/** A module's body as blocks: a task for every box, a text for every run between, in the order of the file. */
export function readBlocks(
  nodes: RootContent[],
  boxed: Boxed,
  notes: Notes,
): OutlineBlock[] {
  const blocks: OutlineBlock[] = [];
  let run: RootContent[] = [];
  const flush = (): void => {
    const html = render(run);
    if (html !== '') blocks.push({ kind: 'text', html, line: lineOf(run[0]!) });
    run = [];
  };
  for (const piece of pieces(nodes, boxed)) {
    if (piece.kind === 'text') for (const node of piece.nodes) run.push(node);
    else {
      flush();
      for (const task of readTasks(piece.item, boxed, notes))
        blocks.push({ kind: 'task', task });
    }
  }
  flush();
  return blocks;
}

/** A box and, after it, the boxes nested in it: each is a task of its own, which says what it is a part of. */
function* readTasks(
  item: BoxItem,
  boxed: Boxed,
  notes: Notes,
  within = '',
): Generator<OutlineTask> {
  const { kept, boxes } = prune(item.children, boxed);
  const task = readTask(item, kept, notes);
  const partOf = within === '' ? '' : render([partOfText(within)]);
  yield { ...task, description: partOf + task.description };
  if (boxes.length > 0) {
    notes.add(
      task.line,
      'nested',
      'boxesNested',
      task.line,
      boxes.length,
      excerpt(task.headline),
    );
  }
  for (const box of boxes) yield* readTasks(box, boxed, notes, task.headline);
}

const partOfText = (headline: string): RootContent => ({
  type: 'paragraph',
  children: [{ type: 'text', value: `Part of: ${headline}` }],
});

function readTask(
  item: BoxItem,
  kept: RootContent[],
  notes: Notes,
): OutlineTask {
  const line = lineOf(item);
  const [first, ...others] = kept;
  const head = first?.type === 'paragraph' ? first : undefined;
  const body = head === undefined ? kept : others;
  const words = head === undefined ? '' : plainText(head);
  const { name: headline, shortened } = fitName(
    words,
    'Untitled task',
    'task',
    line,
    notes,
  );
  const opening =
    head !== undefined && (shortened || isRich(head))
      ? renderLine(head.children)
      : '';
  const { checked } = item;
  if (checked) notes.add(line, 'checked', 'boxTicked', line, headline);
  return { headline, description: opening + render(body), checked, line };
}
