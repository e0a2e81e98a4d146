import type { ImportShape } from '@waymark/api';
import type { Heading } from 'mdast';
import type { HeadingSection } from './sections.ts';

/** What a heading becomes. `title` is the lone first heading of level 1, above all others. */
export type Rank = 'title' | 'milestone' | 'module' | 'text';

/**
 * Levels of headings, 1 to 6: what is milestones (null: none is, they are made of modules) and what
 * is modules.
 */
export type Levels = {
  milestones: number | 'groups' | 'one';
  /** The same as milestones where each heading is both. */
  modules: number;
};

/** A level of headings in a document and how many there are. */
export type LevelCount = { level: number; count: number };

/** The lone heading of level 1 that opens the file and stands above others. */
export function titleOf(sections: readonly HeadingSection[]): Heading | undefined {
  const headings = sections.flatMap(({ heading }) => heading ?? []);
  const top = headings.filter(({ depth }) => depth === 1);
  return top.length === 1 && headings[0] === top[0] && headings.length > 1 ? top[0] : undefined;
}

export function levelsIn(
  sections: readonly HeadingSection[],
  title: Heading | undefined,
): LevelCount[] {
  const counts = new Map<number, number>();
  for (const { heading } of sections)
    if (heading !== undefined && heading !== title)
      counts.set(heading.depth, (counts.get(heading.depth) ?? 0) + 1);
  return [...counts]
    .map(([level, count]) => ({ level, count }))
    .toSorted((one, other) => one.level - other.level);
}

/**
 * Which levels become what: as asked, and where it is left open the choice whose columns a person
 * would make: two to seven modules in most, with a handful of tasks in each.
 *
 * @param boxes how many tasks stand right beneath a section's heading
 */
export function chooseLevels(
  sections: readonly HeadingSection[],
  title: Heading | undefined,
  boxes: (section: HeadingSection) => number,
  { milestones, modules }: Pick<ImportShape, 'milestones' | 'modules'>,
): Levels {
  const levels = levelsIn(sections, title).map(({ level }) => level);
  const [first] = levels;
  if (first === undefined) return { milestones: 'one', modules: 1 };
  const below = (level: number) => levels.find((each) => each > level) ?? level;
  const moduleLevel = (least: number) => (modules === 'auto' ? null : Math.max(modules, least));
  if (milestones === 'one' || milestones === 'groups')
    return { milestones, modules: moduleLevel(1) ?? first };
  if (milestones !== 'auto')
    return { milestones, modules: moduleLevel(milestones) ?? below(milestones) };
  const candidates: Levels[] = [
    ...levels
      .slice(0, -1)
      .map((level) => ({ milestones: level, modules: moduleLevel(level) ?? below(level) })),
    { milestones: 'groups', modules: moduleLevel(1) ?? first },
  ];
  const own = sections.filter(({ heading }) => heading !== title);
  return candidates.reduce((best, each) =>
    scoreOf(each, own, boxes) > scoreOf(best, own, boxes) ? each : best,
  );
}

/** What it costs that milestones have names which are nowhere in the document. */
const INVENTED = 0.35;

/** Milestones of one module that follow one another become one (`joinLone`). */
const joined = (columns: readonly number[]): number[] =>
  columns.reduce<number[]>((made, count, at) => {
    const isLone = count <= 1;
    if (isLone && at > 0 && columns[at - 1]! <= 1) return [...made.slice(0, -1), made.at(-1)! + 1];
    return [...made, Math.max(1, count)];
  }, []);

function scoreOf(
  levels: Levels,
  sections: readonly HeadingSection[],
  boxes: (section: HeadingSection) => number,
): number {
  const columns: number[] = [];
  const tasks: number[] = [];
  let buried = 0;
  for (const section of sections) {
    const depth = section.heading?.depth;
    const count = boxes(section);
    if (depth === undefined) continue;
    const isMilestone = typeof levels.milestones === 'number' && depth <= levels.milestones;
    if (isMilestone) columns.push(0);
    if (isMilestone ? count > 0 : depth <= levels.modules) {
      if (columns.length === 0) columns.push(0);
      columns[columns.length - 1]! += 1;
      tasks.push(count);
    } else if (!isMilestone) {
      buried++;
      if (tasks.length > 0) tasks[tasks.length - 1]! += count;
    }
  }
  const modules = tasks.length;
  const average = tasks.reduce((sum, each) => sum + each, 0) / (modules || 1);
  const shown = joined(columns);
  const made =
    levels.milestones === 'groups'
      ? Math.min(modules / 2, 1) - INVENTED
      : shown.filter((each) => each >= 2 && each <= 7).length / (shown.length || 1);
  return (
    made -
    0.1 * Math.max(0, shown.length - 8) -
    0.4 * Math.max(0, average / 12 - 1) -
    (0.5 * buried) / sections.length
  );
}
