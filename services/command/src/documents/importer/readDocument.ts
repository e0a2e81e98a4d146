import type { ImportShape } from '@waymark/api';
import type { Heading, Root } from 'mdast';
import { readFrontMatter } from './frontMatter.ts';
import { takeRawBlocks } from './formats/rawBlocks.ts';
import { withoutToolMarks } from './formats/toolMarks.ts';
import { withCommentsOf } from './formats/comments.ts';
import { isPlainOutline, markedOutline } from './formats/plainOutline.ts';
import { takeForTools, titleInCapitals } from './formats/forTools.ts';
import { delimiterOf, documentOfTable } from './formats/table.ts';
import { takeToggles } from './formats/toggles.ts';
import { takeTypedLists } from './formats/typedLists.ts';
import { takeTaskTables } from './formats/taskTables.ts';
import { takeLazyTables } from './formats/lazyTables.ts';
import { countedHeadings } from './layout/countedHeadings.ts';
import { normalise } from './normalise.ts';
import { takeLooseBoxes } from './looseBoxes.ts';
import type { NoteCollector } from './notes.ts';
import { parse } from './parse.ts';
import { takeUnusualBoxes } from './unusualBoxes.ts';

/** A document in the one form in which it is laid out, whatever it was written in. */
export type Document = {
  /** As it was read, with all that is left out further on. */
  parsed: Root;
  tree: Root;
  /** What its front matter calls it. */
  givenName: string | undefined;
  /** A plain text: each of its lines that is no heading is a task. */
  isOutline: boolean;
  /** The only heading of level 1, wherever it stands: it may name the blueprint. */
  onlyTopHeading: Heading | undefined;
};

/** Reads Markdown, a table of tasks (CSV, TSV) or an outline without marks. */
export function readDocument(
  source: string,
  fileName: string | undefined,
  shape: ImportShape,
  notes: NoteCollector,
): Document {
  const given = withCommentsOf(source.toWellFormed(), shape.comments);
  const delimiter = delimiterOf(given, fileName);
  const text = delimiter === null ? withoutToolMarks(given, notes) : given;
  const isOutline = delimiter === null && isPlainOutline(text);
  const parsed =
    delimiter === null
      ? parse(isOutline ? markedOutline(text) : text)
      : documentOfTable(text, delimiter, notes);
  const givenName = readFrontMatter(parsed, notes);
  if (delimiter === null) takeUnusualBoxes(parsed, text, notes);
  takeLazyTables(parsed);
  const parts: Root = { ...parsed };
  if (delimiter === null) {
    takeForTools(parts, notes);
    takeRawBlocks(parts);
    takeToggles(parts, notes);
  }
  const simple = normalise(parts, notes);
  const listed = takeTypedLists(simple.children);
  const boxed = { ...simple, children: takeLooseBoxes(listed) };
  const tree = shape.tasks === 'boxes' ? boxed : { ...boxed, children: takeTaskTables(boxed) };
  if (delimiter === null) titleInCapitals(tree);
  countedHeadings(tree);
  const top = tree.children.filter(
    (node): node is Heading => node.type === 'heading' && node.depth === 1,
  );
  return {
    ...{ parsed, tree, givenName, isOutline },
    onlyTopHeading: top.length === 1 ? top[0] : undefined,
  };
}
