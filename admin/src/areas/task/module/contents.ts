import type { BlockRow, TaskRow } from '@waymark/api';
import { editorOf, ownContentOf } from '../../../parts/blocks/index.ts';

/**
 * A line of the contents table: a heading 1 to 3 of a text, or a task. `nth`: which heading of its
 * block.
 */
export type ContentsLine = { key: string; text: string; level: 1 | 2 | 3; blockId: string } & (
  | { nth: number; taskId?: never }
  | { taskId: string; nth?: never }
);

/**
 * The contents table of a module (PRODUCT 9.3): headings of its texts, and its tasks one step below
 * the heading before.
 */
export function contentsOf(
  blocks: readonly BlockRow[],
  tasks: ReadonlyMap<string, TaskRow>,
): ContentsLine[] {
  let below: 1 | 2 = 1;
  return blocks.flatMap((block): ContentsLine[] => {
    const content = ownContentOf(block);
    if (content !== undefined) {
      const headings = editorOf(content)?.headings(content) ?? [];
      const lines = headings.map(({ level, text }, nth) => ({
        key: `${block.id}.${nth}`,
        text,
        level,
        blockId: block.id,
        nth,
      }));
      if (lines.length > 0) below = 2;
      return lines;
    }
    const task = block.taskId === null ? undefined : tasks.get(block.taskId);
    return task === undefined
      ? []
      : [{ key: block.id, text: task.headline, level: below, blockId: block.id, taskId: task.id }];
  });
}

/** How far a line is indented, 0 to 2: from the highest level that occurs. */
export function indentOf(lines: readonly ContentsLine[], line: ContentsLine): number {
  const highest = Math.min(
    ...lines.filter(({ nth }) => nth !== undefined).map(({ level }) => level),
    3,
  );
  return line.nth === undefined ? Math.min(line.level - 1, 1) : line.level - highest;
}
