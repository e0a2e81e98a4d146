import { asName } from '@waymark/look/names';
import { proposedShape, type ImportShape } from '@waymark/api';
import { refusalText } from '@waymark/api/problems';
import type { Root, RootContent } from 'mdast';
import { acceptSource, countUnreadable } from './acceptSource.ts';
import { accountFor, spansOf } from './accounting.ts';
import { readBlocks } from './blocks.ts';
import { findBoxed, prune } from './boxes.ts';
import { daysForDates } from './hints/dueDays.ts';
import { isForTeam } from './hints/hintWords.ts';
import { ImportRefused } from '../../payloads/importRefused.ts';
import { chooseLevels, levelsIn, titleOf } from './layout/levels.ts';
import { levelsLike, type NamesOfPlan } from './layout/levelsLike.ts';
import { sectionsOf, withoutDividers } from './layout/sections.ts';
import { givenWords } from './layout/givenWords.ts';
import { fitName, nameOfFile } from './name.ts';
import { plainText } from './nodes.ts';
import { collectNotes } from './notes.ts';
import type { Outline, OutlineMilestone, OutlineModule } from './outline.ts';
import { draftMilestones, type UnreadModule } from './outlineBuilder.ts';
import { readDocument } from './readDocument.ts';
import { takeItems } from './sectionTasks.ts';
import type { TaskReading } from './titles/readTask.ts';

/**
 * A checklist as the blueprint that a person would make of it. Pure: the preview and the import
 * read the same text and so see the same. A file made for it can take minutes, so a service reads
 * by `readDocumentAside`. Every heading, box and link of the file is found again in the outline, in
 * order; everything else that is left out or changed is in its notes, so that each line is
 * accounted for.
 *
 * @param source the file's text, with any kind of line ends, with or without a byte order mark
 * @param fileName names the blueprint if nothing in the file does
 * @param shape what of the layout is not as proposed
 * @param like a blueprint that the file changes: it is laid out as that is
 * @throws ImportRefused `import-empty`, `import-not-text`, `import-too-large`, `import-too-deep`,
 * `import-too-complex`
 */
export function readChecklist(
  source: string,
  fileName?: string,
  shape: ImportShape = proposedShape,
  like?: NamesOfPlan,
): Outline {
  acceptSource(source);
  const notes = collectNotes();
  const { parsed, tree, givenName, onlyTopHeading, isOutline } = readDocument(
    source,
    fileName,
    shape,
    notes,
  );
  const sections = withoutDividers(sectionsOf(tree), (line) =>
    notes.add(line, 'divider', 'divider', line),
  );
  const cut: Root = { type: 'root', children: sections.flatMap(({ body }) => body) };
  const title = titleOf(sections);
  const tasks = isOutline && shape.tasks === 'auto' ? 'items' : shape.tasks;
  takeItems(sections, title, tasks, notes);
  const boxed = findBoxed(cut);
  const boxesIn = (nodes: readonly RootContent[]) =>
    nodes.reduce((sum, node) => sum + countBoxes(node, boxed), 0);
  const firstName =
    asName(givenName ?? '') ||
    asName(onlyTopHeading ? plainText(onlyTopHeading) : '') ||
    nameOfFile(fileName);
  const { name } = fitName(firstName, firstName, 'blueprint', 1, notes);
  const chosen = chooseLevels(
    sections,
    title,
    ({ body }) => boxesIn(body),
    like === undefined ? shape : levelsLike(sections, title, like, shape),
  );
  const drafts = draftMilestones({
    ...{ sections, levels: chosen, title, name, shape, notes },
    words: givenWords(tree),
    hasTasks: (nodes) => boxesIn(nodes) > 0,
  });
  // Lists that were parted are new ones.
  const bodies = drafts.flatMap(({ modules }) => modules.flatMap(({ body }) => body));
  const reading: TaskReading = {
    boxed: findBoxed({ type: 'root', children: bodies }),
    ...{ shape, notes },
  };
  const milestones = drafts.map((milestone): OutlineMilestone => ({
    name: milestone.name,
    line: milestone.line,
    modules: milestone.modules.map((module) => readModule(module, milestone.internal, reading)),
  }));
  if (milestones.length === 0)
    throw new ImportRefused('import-empty', refusalText('importNothing'));
  daysForDates(milestones, notes);
  const counts = { ...countOf(milestones), comments: notes.comments() };
  if (counts.tasks === 0) notes.add(1, 'no-boxes', 'noBoxes');
  const unreadable = countUnreadable(source);
  if (unreadable > 0) notes.add(1, 'characters', 'unreadableCharacters', unreadable);
  const headings = sections.flatMap(({ heading }) =>
    heading === undefined ? [] : spansOf([heading]),
  );
  const lines = accountFor(source, parsed, milestones, headings, notes);
  return {
    title: name,
    source,
    milestones,
    notes: notes.sorted(),
    counts,
    lines,
    levels: { found: levelsIn(sections, title), chosen },
    shape,
  };
}

function countBoxes(node: RootContent, boxed: TaskReading['boxed']): number {
  const { boxes } = prune([node], boxed);
  return boxes.reduce(
    (sum, box) =>
      sum + 1 + box.children.reduce((inner, each) => inner + countBoxes(each, boxed), 0),
    0,
  );
}

function readModule(
  { name, description, line, body, internal }: UnreadModule,
  isInternal: boolean,
  reading: TaskReading,
): OutlineModule {
  const blocks = readBlocks(body, reading);
  const tasks = blocks.flatMap((block) => (block.kind === 'task' ? [block.task] : []));
  const forTeam =
    internal ||
    isInternal ||
    isForTeam(name) ||
    (tasks.length > 0 && tasks.every((task) => task.internal));
  return { title: name, description, line, audience: forTeam ? 'INTERN' : 'EXTERN', blocks };
}

function countOf(milestones: OutlineMilestone[]): Omit<Outline['counts'], 'comments'> {
  const modules = milestones.flatMap((milestone) => milestone.modules);
  const blocks = modules.flatMap((module) => module.blocks);
  const texts = [
    ...modules.map((module) => module.description),
    ...blocks.map((block) => (block.kind === 'text' ? block.html : block.task.description)),
  ];
  const buttons = blocks.filter(
    (block) =>
      block.kind === 'task' &&
      block.task.action !== null &&
      !block.task.description.includes('<a href='),
  );
  return {
    milestones: milestones.length,
    modules: modules.length,
    tasks: blocks.filter((block) => block.kind === 'task').length,
    links: texts.reduce((sum, html) => sum + html.split('<a href=').length - 1, buttons.length),
  };
}
