import type { Nodes, Root } from 'mdast';
import { childrenOf } from './nodes.ts';
import { excerpt, type NoteCollector } from './notes.ts';
import type { LineKind, OutlineMilestone, OutlineNote, Span } from './outline.ts';

/** The lines that nodes stand on; of lists and quotes those of what is in them. */
export function spansOf(nodes: readonly Nodes[]): Span[] {
  return nodes.flatMap((node): Span[] => {
    const holds =
      node.type === 'list' || node.type === 'blockquote' || node.type === 'footnoteDefinition';
    if (holds) return spansOf(childrenOf(node));
    const { position } = node;
    return position === undefined
      ? spansOf(childrenOf(node))
      : [[position.start.line, position.end.line]];
  });
}

/**
 * Lines that are nothing but what Markdown or a table needs: empty ones, rows of empty cells, marks
 * of quotes and items, underlines of headings, ends of raw HTML.
 */
const EMPTY = /^[\s>]*(?:[-*+]|\d+[.)])?\s*$|^[\s,;|]*$|^\s*(?:=+|-+)\s*$|^\s*(?:<\/\w+>\s*)+$/u;

/**
 * What each line became. What is neither placed nor told of by a note is told of now, so that
 * nothing is ever dropped in silence.
 */
export function accountFor(
  source: string,
  parsed: Root,
  milestones: readonly OutlineMilestone[],
  headings: readonly Span[],
  notes: NoteCollector,
): LineKind[] {
  const texts = source.split(/\r\n|\r|\n/);
  const lines: LineKind[] = texts.map(() => 'blank');
  const mark = (spans: readonly Span[], kind: LineKind) => {
    for (const [first, last] of spans)
      for (let line = first; line <= last && line <= lines.length; line++)
        if (!EMPTY.test(texts[line - 1]!) || kind === 'heading') lines[line - 1] = kind;
  };
  for (const note of notes.sorted()) mark([ofNote(note)], 'note');
  for (const node of parsed.children)
    if (node.type === 'definition' && node.position)
      mark([[node.position.start.line, node.position.end.line]], 'text');
  const blocks = milestones.flatMap(({ modules }) => modules.flatMap((module) => module.blocks));
  for (const block of blocks) if (block.kind === 'text') mark(block.spans, 'text');
  for (const block of blocks) if (block.kind === 'task') mark(block.task.spans, 'task');
  mark(headings, 'heading');
  mark(headsOf(parsed), 'heading');
  let from = 0;
  texts.forEach((text, at) => {
    const isLost = lines[at] === 'blank' && !EMPTY.test(text);
    if (isLost && from === 0) from = at + 1;
    const ends = !isLost || at === texts.length - 1;
    if (from === 0 || !ends) return;
    const last = isLost ? at + 1 : at;
    notes.add(
      from,
      'unplaced',
      'linesLeftOut',
      from,
      last,
      excerpt(texts.slice(from - 1, last).join(' ')),
    );
    mark([[from, last]], 'note');
    from = 0;
  });
  return lines;
}

/**
 * Of a table whose rows are tasks the heads of its columns; a document that is one has them on its
 * first line.
 */
function headsOf(node: Nodes): Span[] {
  if (node.type === 'table' && node.position)
    return [[node.position.start.line, node.position.start.line + 1]];
  const { columns } = (node.data ?? {}) as { columns?: Span };
  return [...(columns === undefined ? [] : [columns]), ...childrenOf(node).flatMap(headsOf)];
}

const ofNote = ({ line, lastLine }: OutlineNote): Span => [line, lastLine];
