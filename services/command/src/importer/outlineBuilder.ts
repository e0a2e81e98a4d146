import type { Heading, RootContent } from 'mdast';
import { fitName } from './name.ts';
import { hasLink, lineOf, plainText } from './nodes.ts';
import type { Notes } from './notes.ts';
import { renderLine } from './render.ts';
import type { Section, Structure } from './sections.ts';

/** A module whose body is not read yet. */
export type DraftModule = {
  title: string;
  description: string;
  body: RootContent[];
  line: number;
};
export type DraftMilestone = {
  name: string;
  modules: DraftModule[];
  line: number;
};

/** What stands before the first heading. */
const INTRODUCTION = 'Introduction';

type Named = { name: string; description: string; line: number };

/**
 * Places every section: none is lost, none changes its place. A milestone's own text goes to a module of its name, first in
 * it; what stands before the first milestone goes to one of the blueprint's name,
 * unless a heading further down bears that name already.
 */
export function draftMilestones(
  { sections, onlyTopHeading, rankOf, textLevelOf }: Structure,
  title: string,
  notes: Notes,
): DraftMilestone[] {
  const isNamedLater =
    onlyTopHeading !== undefined &&
    rankOf(onlyTopHeading) !== 'title' &&
    plainText(onlyTopHeading) === title;
  const openingName = isNamedLater ? INTRODUCTION : title;
  const milestones: DraftMilestone[] = [];
  let module: DraftModule | undefined;

  const openMilestone = (name: string, line: number): DraftMilestone => {
    const milestone = { name, modules: [], line };
    milestones.push(milestone);
    module = undefined;
    return milestone;
  };
  const openModule = (
    { name, description, line }: Named,
    body: RootContent[],
  ): void => {
    const milestone = milestones.at(-1) ?? openMilestone(openingName, line);
    module = { title: name, description, body: [...body], line };
    milestone.modules.push(module);
  };
  const placeHeading = (heading: Heading, body: RootContent[]): void => {
    const rank = rankOf(heading);
    if (rank === 'text') {
      const lines: RootContent[] = [
        { ...heading, depth: textLevelOf(heading) },
        ...body,
      ];
      if (module === undefined)
        openModule(
          plainNamed(milestones.at(-1)?.name ?? openingName, lineOf(heading)),
          lines,
        );
      else for (const node of lines) module.body.push(node);
      return;
    }
    const named = nameOf(heading, notes);
    const isTold = rank === 'title' && named.name === title;
    if (
      rank === 'title'
        ? !isTold || named.description !== '' || body.length > 0
        : rank === 'milestone'
    ) {
      if (!(isTold && milestones.length > 0))
        openMilestone(named.name, named.line);
    }
    if (rank === 'module' || body.length > 0 || named.description !== '')
      openModule(named, body);
  };

  for (const { heading, body } of withoutDividers(sections, notes)) {
    if (heading !== undefined) placeHeading(heading, body);
    else if (body.length > 0)
      openModule(
        plainNamed(
          sections.length > 1 ? INTRODUCTION : title,
          lineOf(body[0]!),
        ),
        body,
      );
  }
  for (const { name, modules, line } of milestones) {
    if (modules.length === 0)
      modules.push({ title: name, description: '', body: [], line });
  }
  return milestones;
}

const plainNamed = (name: string, line: number): Named => ({
  name,
  description: '',
  line,
});

function nameOf(heading: Heading, notes: Notes): Named {
  const line = lineOf(heading);
  const { name, shortened } = fitName(
    plainText(heading),
    'Untitled section',
    'heading',
    line,
    notes,
  );
  return {
    name,
    description:
      shortened || hasLink(heading) ? renderLine(heading.children) : '',
    line,
  };
}

/** Lines that divide sections say nothing where sections are apart anyway; within a section they stay. */
function withoutDividers(sections: Section[], notes: Notes): Section[] {
  return sections.map(({ heading, body }) => {
    let [from, to] = [0, body.length];
    while (body[from]?.type === 'thematicBreak') from++;
    while (to > from && body[to - 1]?.type === 'thematicBreak') to--;
    for (const node of [...body.slice(0, from), ...body.slice(to)]) {
      notes.add(lineOf(node), 'divider', 'divider', lineOf(node));
    }
    return { heading, body: body.slice(from, to) };
  });
}
