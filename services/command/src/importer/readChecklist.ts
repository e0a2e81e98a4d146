import { said } from '@waymark/api/problems';
import { acceptSource, countUnreadable } from './acceptSource.ts';
import { readBlocks } from './blocks.ts';
import { findBoxed } from './boxes.ts';
import { readFrontMatter } from './frontMatter.ts';
import { ImportRefused } from './importRefused.ts';
import { fitName } from './name.ts';
import { plainText } from './nodes.ts';
import { normalise } from './normalise.ts';
import { collectNotes } from './notes.ts';
import type { Outline, OutlineMilestone } from './outline.ts';
import { draftMilestones } from './outlineBuilder.ts';
import { parse } from './parse.ts';
import { readStructure } from './sections.ts';
import { takeUnusualBoxes } from './unusualBoxes.ts';

/**
 * A Markdown checklist as the blueprint that it will become. Pure: the preview and the import read the same text and so
 * see the same. A file made for it can take minutes, so a service reads by `readChecklistAside`. Every heading, box and link of the file is found again in the
 * outline, in order; everything else that is left out or changed is in its notes.
 *
 * @param source the file's text, with any kind of line ends, with or without a byte order mark
 * @param fileName names the blueprint if nothing in the file does
 * @throws ImportRefused `import-empty`, `import-not-text`, `import-too-large`, `import-too-deep`, `import-too-complex`
 */
export function readChecklist(source: string, fileName?: string): Outline {
  acceptSource(source);
  const notes = collectNotes();
  const text = source.toWellFormed();
  const parsed = parse(text);
  const givenName = readFrontMatter(parsed, notes);
  takeUnusualBoxes(parsed, text, notes);
  const tree = normalise(parsed, notes);
  const structure = readStructure(tree);
  const { onlyTopHeading } = structure;
  const firstName =
    givenName ||
    (onlyTopHeading && plainText(onlyTopHeading)) ||
    baseName(fileName) ||
    'Imported checklist';
  const { name: title } = fitName(firstName, firstName, 'blueprint', 1, notes);

  const boxed = findBoxed(tree);
  const milestones = draftMilestones(structure, title, notes).map(
    ({ name, modules, line }) => ({
      name,
      line,
      modules: modules.map(({ body, ...module }) => ({
        ...module,
        blocks: readBlocks(body, boxed, notes),
      })),
    }),
  );
  if (milestones.length === 0) {
    throw new ImportRefused('import-empty', said('importNothing'));
  }
  const counts = { ...countOf(milestones), comments: notes.comments() };
  if (counts.tasks === 0) notes.add(1, 'no-boxes', 'noBoxes');
  const unreadable = countUnreadable(source);
  if (unreadable > 0)
    notes.add(1, 'characters', 'unreadableCharacters', unreadable);
  return { title, milestones, notes: notes.sorted(), counts };
}

function countOf(
  milestones: OutlineMilestone[],
): Omit<Outline['counts'], 'comments'> {
  const modules = milestones.flatMap((milestone) => milestone.modules);
  const blocks = modules.flatMap((module) => module.blocks);
  const texts = [
    ...modules.map((module) => module.description),
    ...blocks.map((block) =>
      block.kind === 'text' ? block.html : block.task.description,
    ),
  ];
  return {
    milestones: milestones.length,
    modules: modules.length,
    tasks: blocks.filter((block) => block.kind === 'task').length,
    links: texts.reduce(
      (sum, html) => sum + html.split('<a href=').length - 1,
      0,
    ),
  };
}

const baseName = (fileName = ''): string =>
  fileName
    .split(/[\\/]/)
    .at(-1)!
    .replace(/\.[^.]+$/, '')
    .trim();
