import type { Heading, Root, RootContent } from 'mdast';
import { isHeading } from './nodes.ts';

/** A heading and what stands beneath it, up to the next heading; the first may have none. */
export type Section = { heading: Heading | undefined; body: RootContent[] };

/** What a heading becomes. `title` is the lone first heading of level 1, above all others. */
export type Rank = 'title' | 'milestone' | 'module' | 'text';

export type Structure = {
  sections: Section[];
  /** The only heading of level 1, wherever it stands: it may name the blueprint. */
  onlyTopHeading: Heading | undefined;
  rankOf: (heading: Heading) => Rank;
  /** The level, 1 to 3, at which a heading of rank `text` stands within its text. */
  textLevelOf: (heading: Heading) => 1 | 2 | 3;
};

/**
 * Reads the structure out of the headings: the shallowest level is milestones, the next one modules, deeper ones headings
 * within the text. A lone heading of level 1 that opens the file is its title and counts for no level.
 */
export function readStructure(tree: Root): Structure {
  const sections = cutAtHeadings(tree.children);
  const headings = sections.flatMap(({ heading }) => heading ?? []);
  const top = headings.filter((heading) => heading.depth === 1);
  const title =
    top.length === 1 && headings[0] === top[0] && headings.length > 1
      ? top[0]
      : undefined;
  const levels = [
    ...new Set(
      headings
        .filter((heading) => heading !== title)
        .map((heading) => heading.depth),
    ),
  ].sort();
  const ranks: Rank[] = ['milestone', 'module'];
  return {
    sections,
    onlyTopHeading: top.length === 1 ? top[0] : undefined,
    rankOf: (heading) =>
      heading === title
        ? 'title'
        : (ranks[levels.indexOf(heading.depth)] ?? 'text'),
    textLevelOf: (heading) =>
      Math.min(3, Math.max(1, levels.indexOf(heading.depth) - 1)) as 1 | 2 | 3,
  };
}

function cutAtHeadings(nodes: RootContent[]): Section[] {
  const sections: Section[] = [{ heading: undefined, body: [] }];
  for (const node of nodes) {
    if (isHeading(node)) sections.push({ heading: node, body: [] });
    else sections.at(-1)!.body.push(node);
  }
  return sections;
}
