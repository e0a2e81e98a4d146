import type { ImportShape } from '@waymark/api';
import type { Heading, RootContent } from 'mdast';
import { chunksOf } from './layout/chunks.ts';
import type { Levels } from './layout/levels.ts';
import { joinLone } from './layout/joinLone.ts';
import { groupsOf } from './layout/phases.ts';
import type { HeadingSection } from './layout/sections.ts';
import type { GivenWords } from './layout/givenWords.ts';
import { lineOf } from './nodes.ts';
import type { NoteCollector } from './notes.ts';
import { nameOf, plain, type HeadingName } from './titles/headingName.ts';

/** A module whose body is not read yet. */
export type UnreadModule = HeadingName & { body: RootContent[] };
export type UnreadMilestone = HeadingName & { modules: UnreadModule[] };

type Plan = {
  sections: readonly HeadingSection[];
  levels: Levels;
  /** The heading above all others, if it is not what the blueprint is called. */
  title: Heading | undefined;
  name: string;
  words: GivenWords;
  hasTasks: (nodes: readonly RootContent[]) => boolean;
  shape: ImportShape;
  notes: NoteCollector;
};

/** Places every section, none lost and none out of its place. */
export function draftMilestones(plan: Plan): UnreadMilestone[] {
  const { levels, words, shape } = plan;
  const draft = typeof levels.milestones === 'number' ? byLevels(plan) : byGroups(plan);
  for (const milestone of draft) {
    if (milestone.modules.length === 0) milestone.modules.push({ ...milestone, body: [] });
  }
  return shape.milestones === 'auto' ? joinLone(draft, words) : draft;
}

/** Each heading of the level, or above it, is a milestone. */
function byLevels(plan: Plan): UnreadMilestone[] {
  const { levels, words } = plan;
  const milestones: UnreadMilestone[] = [];
  const opening: UnreadModule[] = [];
  /**
   * A milestone's own text, until its first module takes it in, and what its name leaves of its
   * heading.
   */
  let own: RootContent[] = [];
  let description = '';
  const modules = () => milestones.at(-1)?.modules ?? opening;
  const settle = (next?: UnreadModule) => {
    const milestone = milestones.at(-1);
    if (milestone === undefined || milestone.modules.length > 0) return;
    if (next === undefined || plan.hasTasks(own)) {
      const head = next === undefined ? milestone : unnamed(words.general, own);
      milestone.modules.push({ ...head, description, body: own });
    } else {
      next.body = [...own, ...next.body];
      next.description = description + next.description;
    }
    own = [];
    description = '';
  };
  for (const section of plan.sections) {
    const { heading, body } = section;
    if (heading === undefined || heading === plan.title) {
      opening.push(...openingModules(plan, section));
    } else if (heading.depth <= (levels.milestones as number)) {
      settle();
      milestones.push({ ...nameOf(heading, plan.notes, plan.shape.shortTitles), modules: [] });
      own = [...body];
      ({ description } = milestones.at(-1)!);
    } else if (heading.depth <= levels.modules) {
      const module = { ...nameOf(heading, plan.notes, plan.shape.shortTitles), body: [...body] };
      settle(module);
      modules().push(module);
    } else if (modules().length === 0) {
      if (milestones.length > 0) own.push(...within(plan, heading, body));
      else
        opening.push({
          ...unnamed(words.introduction, [heading]),
          body: within(plan, heading, body),
        });
    } else
      modules()
        .at(-1)!
        .body.push(...within(plan, heading, body));
  }
  settle();
  const [first] = milestones;
  if (first === undefined) return steps(plan, opening);
  // Where levels were asked for a heading is no part of another one's milestone.
  if (plan.shape.milestones !== 'auto' || opening.some(({ given }) => !given))
    return [...alone(plan, opening), ...milestones];
  first.modules.unshift(...opening);
  return milestones;
}

/** Headings are modules, and milestones are made of them. */
function byGroups(plan: Plan): UnreadMilestone[] {
  const { levels, words } = plan;
  const modules: UnreadModule[] = [];
  for (const section of plan.sections) {
    const { heading, body } = section;
    if (heading === undefined || heading === plan.title)
      modules.push(...openingModules(plan, section));
    else if (heading.depth <= levels.modules)
      modules.push({ ...nameOf(heading, plan.notes, plan.shape.shortTitles), body: [...body] });
    else if (modules.length === 0)
      modules.push({
        ...unnamed(words.introduction, [heading]),
        body: within(plan, heading, body),
      });
    else modules.at(-1)!.body.push(...within(plan, heading, body));
  }
  return levels.milestones === 'one' ? steps(plan, modules) : grouped(plan, modules);
}

function grouped({ words }: Plan, modules: UnreadModule[]): UnreadMilestone[] {
  let at = 0;
  const groups = groupsOf(
    modules.map((module) => module.name),
    words,
  );
  return groups.map(({ name, count }) => {
    const own = modules.slice(at, (at += count));
    return { ...plain(name, own[0]?.line ?? 1), modules: own };
  });
}

const steps = (plan: Plan, modules: UnreadModule[]): UnreadMilestone[] =>
  modules.length > 7
    ? grouped(plan, modules)
    : modules.length === 0
      ? []
      : [{ ...plain(plan.words.steps, modules[0]!.line), modules }];

/** A milestone of what stands before all others; of one module it has the name. */
const alone = (plan: Plan, modules: UnreadModule[]): UnreadMilestone[] =>
  modules.length === 1 ? [{ ...modules[0]!, modules }] : steps(plan, modules);

/** What stands before the first heading, or right beneath the title. */
function openingModules(
  { sections, words, notes, name, ...plan }: Plan,
  { heading, body }: HeadingSection,
): UnreadModule[] {
  const called = heading === undefined ? null : nameOf(heading, notes, plan.shape.shortTitles);
  const keeps = called !== null && called.name !== name;
  if (body.length === 0 && !keeps && !called?.description) return [];
  if (sections.filter((each) => each.heading !== plan.title).length <= 1 || sections.length === 1) {
    const chunks = chunksOf(body);
    if (chunks !== null)
      return chunks.map((chunk) => ({
        ...unnamed(words.range(chunk.first, chunk.last), chunk.body),
        body: chunk.body,
      }));
  }
  const title = keeps ? called.name : plan.hasTasks(body) ? words.tasks : words.introduction;
  return [
    {
      ...plain(title, heading ? lineOf(heading) : lineOf(body[0]!)),
      description: called?.description ?? '',
      body: [...body],
    },
  ];
}

/** Deeper headings stay within the text, in three levels at most. */
function within({ levels }: Plan, heading: Heading, body: readonly RootContent[]): RootContent[] {
  const depth = Math.min(3, Math.max(1, heading.depth - levels.modules));
  return [{ ...heading, depth: depth as Heading['depth'] }, ...body];
}

const unnamed = (name: string, nodes: readonly RootContent[]): HeadingName =>
  plain(name, nodes[0] === undefined ? 1 : lineOf(nodes[0]));
