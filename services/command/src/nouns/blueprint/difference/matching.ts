import type {
  DraftBlock,
  DraftMilestone,
  DraftModule,
  DraftTask,
  ImportDraft,
} from '@waymark/api';
import {
  alike,
  blocksOf,
  milestonesOf,
  modulesOf,
  tasksOf,
  type Block,
  type Milestone,
  type Module,
  type PersonRef,
  type Plan,
  type Task,
} from '@waymark/events';
import { byLikeness, byName, sameWords, unpaired, wordsOf } from './pairing.ts';

type DraftContent = Extract<DraftBlock, { kind: 'content' }>;

/** Which part of a plan each item of a document means; what is in no pair is new there, or no longer there. */
export type Matching = {
  readonly milestones: ReadonlyMap<DraftMilestone, Milestone>;
  readonly modules: ReadonlyMap<DraftModule, Module>;
  readonly tasks: ReadonlyMap<DraftTask, Task>;
  readonly contents: ReadonlyMap<DraftContent, Block>;
  /** Whom the plan knows under the name of a person of the document; else the person themselves. */
  readonly person: (ref: PersonRef) => PersonRef;
};

/**
 * Finds a document's items in a plan: those of an export by their ids; others as a reader would, by their names, wherever
 * they stand, and what is left over by what it holds. So a heading that was reworded is the same module, if most of its tasks
 * still are.
 */
export function matched(plan: Plan, draft: ImportDraft): Matching {
  const olds = milestonesOf(plan);
  const named = pair(
    byName(
      olds,
      draft.milestones,
      ({ milestoneId }) => milestoneId,
      ({ key }) => key,
    ),
    olds,
    draft.milestones,
    (left, more) =>
      byName(
        left,
        more,
        ({ name }) => sameWords(name),
        ({ name }) => sameWords(name),
      ),
  );
  const modules = modulesByTitle(plan, draft, named);
  const milestones = new Map([
    ...named,
    ...byModules(plan, draft, named, modules),
  ]);
  for (const [milestone, old] of milestones)
    pair(
      modules,
      modulesOf(plan, old.milestoneId),
      milestone.modules,
      byHeld(plan),
    );
  const pairs = [...modules].map(([module, { moduleId }]) => ({
    blocks: module.blocks,
    moduleId,
  }));
  return {
    milestones,
    modules,
    tasks: new Map(
      pairs.flatMap(({ blocks, moduleId }) => [
        ...tasksIn(tasksOf(plan, moduleId), blocks.filter(isTask)),
      ]),
    ),
    contents: new Map(
      pairs.flatMap(({ blocks, moduleId }) => [
        ...contentsIn(ownBlocks(plan, moduleId), blocks.filter(isContent)),
      ]),
    ),
    person: personIn(plan, draft),
  };
}

export const isTask = (block: DraftBlock): block is DraftTask =>
  block.kind === 'task';
export const isContent = (block: DraftBlock): block is DraftContent =>
  block.kind === 'content';
export const ownBlocks = (plan: Plan, moduleId: string): Block[] =>
  blocksOf(plan, moduleId).filter(({ content }) => content.type !== 'task');

type Pair<Old, New> = (
  olds: readonly Old[],
  news: readonly New[],
) => Map<New, Old>;

/** Adds pairs of what no pair holds yet. */
function pair<Old, New>(
  pairs: Map<New, Old>,
  olds: readonly Old[],
  news: readonly New[],
  by: Pair<Old, New>,
): Map<New, Old> {
  const left = unpaired(pairs, olds, news);
  for (const [one, old] of by(left.olds, left.news)) pairs.set(one, old);
  return pairs;
}

const byTitle: Pair<Module, DraftModule> = (olds, news) =>
  byName(
    olds,
    news,
    ({ title }) => sameWords(title),
    ({ title }) => sameWords(title),
  );

/** What has most of its tasks in common, else most of the words of its title. */
const byHeld =
  (plan: Plan): Pair<Module, DraftModule> =>
  (olds, news) =>
    pair(
      byLikeness(
        olds,
        news,
        ({ moduleId }) =>
          tasksOf(plan, moduleId).map(({ headline }) => sameWords(headline)),
        ({ blocks }) =>
          blocks.filter(isTask).map(({ headline }) => sameWords(headline)),
      ),
      olds,
      news,
      (left, more) =>
        byLikeness(
          left,
          more,
          ({ title }) => wordsOf(title),
          ({ title }) => wordsOf(title),
        ),
    );

/** In the milestone of the same name first, else wherever they have come to. */
function modulesByTitle(
  plan: Plan,
  draft: ImportDraft,
  milestones: ReadonlyMap<DraftMilestone, Milestone>,
): Map<DraftModule, Module> {
  const olds = [...plan.modules.values()];
  const news = draft.milestones.flatMap((milestone) => milestone.modules);
  const pairs = byName(
    olds,
    news,
    ({ moduleId }) => moduleId,
    ({ key }) => key,
  );
  for (const [milestone, { milestoneId }] of milestones)
    pair(pairs, modulesOf(plan, milestoneId), milestone.modules, byTitle);
  return pair(pairs, olds, news, byTitle);
}

/** A milestone that is called otherwise is the one that at least half of its modules stand in. */
function byModules(
  plan: Plan,
  draft: ImportDraft,
  named: ReadonlyMap<DraftMilestone, Milestone>,
  modules: ReadonlyMap<DraftModule, Module>,
): Map<DraftMilestone, Milestone> {
  const left = unpaired(named, milestonesOf(plan), draft.milestones);
  const pairs = new Map<DraftMilestone, Milestone>();
  for (const milestone of left.news) {
    const homes = milestone.modules.map(
      (each) => modules.get(each)?.milestoneId,
    );
    const old = left.olds.find(
      ({ milestoneId }) =>
        homes.filter((home) => home === milestoneId).length * 2 >=
          Math.max(1, homes.length) && homes.includes(milestoneId),
    );
    if (old === undefined || [...pairs.values()].includes(old)) continue;
    pairs.set(milestone, old);
  }
  return pairs;
}

const tasksIn = (olds: readonly Task[], news: readonly DraftTask[]) => {
  const pairs = byName(
    olds,
    news,
    ({ taskId }) => taskId,
    ({ key }) => key,
  );
  pair(pairs, olds, news, (left, more) =>
    byName(
      left,
      more,
      ({ headline }) => sameWords(headline),
      ({ headline }) => sameWords(headline),
    ),
  );
  return pair(pairs, olds, news, (left, more) =>
    byLikeness(
      left,
      more,
      ({ headline }) => wordsOf(headline),
      ({ headline }) => wordsOf(headline),
    ),
  );
};

/** What has the id, then what says the same, and of what is left the next of its kind. */
function contentsIn(
  olds: readonly Block[],
  news: readonly DraftContent[],
): Map<DraftContent, Block> {
  const pairs = new Map<DraftContent, Block>();
  const free = [...olds];
  const take = (one: DraftContent, fits: (old: Block) => boolean) => {
    const at = free.findIndex(fits);
    if (at >= 0) pairs.set(one, free.splice(at, 1)[0]!);
  };
  for (const one of news) take(one, ({ blockId }) => blockId === one.key);
  for (const one of news.filter((each) => !pairs.has(each)))
    take(one, (old) => alike(old.content, one.content));
  for (const one of news)
    if (!pairs.has(one))
      take(one, ({ content }) => content.type === one.content.type);
  return pairs;
}

function personIn(
  { placeholders }: Plan,
  draft: ImportDraft,
): Matching['person'] {
  const byTheirName = new Map(
    [...placeholders.values()].map((one) => [
      sameWords(one.name),
      one.placeholderId,
    ]),
  );
  const names = new Map(
    draft.placeholders.map((one) => [one.placeholderId, one.name]),
  );
  return (ref) => {
    const name = names.get(ref);
    if (name === undefined || placeholders.has(ref)) return ref;
    return byTheirName.get(sameWords(name)) ?? ref;
  };
}
