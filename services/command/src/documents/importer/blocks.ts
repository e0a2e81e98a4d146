import type { RootContent } from 'mdast';
import { pieces, prune } from './boxes.ts';
import { lineOf } from './nodes.ts';
import { excerpt } from './notes.ts';
import type { BoxItem } from './nodes.ts';
import type { OutlineBlock, OutlineTask } from './outline.ts';
import { render } from './render.ts';
import { spansOf } from './accounting.ts';
import { asTasks } from './textTasks.ts';
import { readTask, type TaskReading } from './titles/readTask.ts';

/**
 * A module's body as blocks: a task for every box, a text for every run between, in the order of
 * the file.
 */
export function readBlocks(nodes: RootContent[], reading: TaskReading): OutlineBlock[] {
  const blocks: OutlineBlock[] = [];
  let run: RootContent[] = [];
  const flush = (): void => {
    const html = render(run);
    const spans = spansOf(run);
    if (html !== '')
      blocks.push({
        kind: 'text',
        html,
        line: spans[0]?.[0] ?? lineOf(run[0]!),
        spans,
        tasks: asTasks(run, reading),
      });
    run = [];
  };
  for (const piece of pieces(nodes, reading.boxed)) {
    if (piece.kind === 'text') for (const node of piece.nodes) run.push(node);
    else {
      flush();
      for (const task of readTasks(piece.item, reading)) blocks.push({ kind: 'task', task });
    }
  }
  flush();
  return blocks;
}

/** A box and, after it, the boxes nested in it: each is a task of its own. */
function* readTasks(item: BoxItem, reading: TaskReading): Generator<OutlineTask> {
  const { kept, boxes } = prune(item.children, reading.boxed);
  const task = readTask(item, kept, reading);
  yield task;
  if (boxes.length > 0) {
    reading.notes.add(
      task.line,
      'nested',
      'boxesNested',
      task.line,
      boxes.length,
      excerpt(task.headline),
    );
  }
  for (const box of boxes) yield* readTasks(box, reading);
}
