import type { DraftMilestone, DraftModule, DraftTask, ImportDraft } from '@waymark/api';
import {
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
import { contentsIn, isContent, isTask, type DraftContent } from './matchingInModule.ts';
import { tasksOfBoth } from './matchingTasks.ts';
import { contentReadingOf, type ContentReading } from './contentReading.ts';
import {
  ALIKE,
  byLikeness,
  byName,
  NEARLY_EQUAL,
  pair,
  sameWords,
  unpaired,
  wordsOf,
  type Pair,
} from './pairing.ts';

/**
 * Which part of a plan each item of a document means; what is in no pair is new there, or no longer
 * there.
 */
export type PlanMatching = {
  readonly milestones: ReadonlyMap<DraftMilestone, Milestone>;
  readonly modules: ReadonlyMap<DraftModule, Module>;
  readonly tasks: ReadonlyMap<DraftTask, Task>;
  readonly contents: ReadonlyMap<DraftContent, Block>;
  readonly said: ContentReading;
  /** Whom the plan knows under the name of a person of the document; else the person themselves. */
  readonly person: (ref: PersonRef) => PersonRef;
};

/**
 * Finds a document's items in a plan: those of an export by their ids; others as a reader would, by
 * their names, wherever they stand, and what is left over by what it holds. So a heading that was
 * reworded is the same module, if most of its tasks still are, and a task or a module that stands
 * elsewhere now has moved (PRODUCT 5.6).
 */
export function matched(plan: Plan, draft: ImportDraft): PlanMatching {
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
  const milestones = new Map([...named, ...byModules(plan, draft, named, modules)]);
  for (const [milestone, old] of milestones)
    pair(modules, modulesOf(plan, old.milestoneId), milestone.modules, byHeld(plan, ALIKE));
  pair(
    modules,
    [...plan.modules.values()],
    draft.milestones.flatMap((milestone) => milestone.modules),
    byHeld(plan, NEARLY_EQUAL),
  );
  const tasks = tasksOfBoth(plan, draft, modules);
  const said = contentReadingOf(plan, draft, tasks);
  return {
    milestones,
    modules,
    tasks,
    contents: new Map(
      [...modules].flatMap(([{ blocks }, { moduleId }]) => [
        ...contentsIn(ownBlocks(plan, moduleId), blocks.filter(isContent), said),
      ]),
    ),
    said,
    person: personIn(plan, draft),
  };
}

export const ownBlocks = (plan: Plan, moduleId: string): Block[] =>
  blocksOf(plan, moduleId).filter(({ content }) => content.type !== 'task');

const byTitle: Pair<Module, DraftModule> = (olds, news) =>
  byName(
    olds,
    news,
    ({ title }) => sameWords(title),
    ({ title }) => sameWords(title),
  );

/** What has so much of its tasks in common, else of the words of its title. */
const byHeld =
  (plan: Plan, alike: number): Pair<Module, DraftModule> =>
  (olds, news) =>
    pair(
      byLikeness(
        olds,
        news,
        ({ moduleId }) => tasksOf(plan, moduleId).map(({ headline }) => sameWords(headline)),
        ({ blocks }) => blocks.filter(isTask).map(({ headline }) => sameWords(headline)),
        alike,
      ),
      olds,
      news,
      (left, more) =>
        byLikeness(
          left,
          more,
          ({ title }) => wordsOf(title),
          ({ title }) => wordsOf(title),
          alike,
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
    const homes = milestone.modules.map((each) => modules.get(each)?.milestoneId);
    const old = left.olds.find(
      ({ milestoneId }) =>
        homes.filter((home) => home === milestoneId).length * 2 >= Math.max(1, homes.length) &&
        homes.includes(milestoneId),
    );
    if (old === undefined || [...pairs.values()].includes(old)) continue;
    pairs.set(milestone, old);
  }
  return pairs;
}

function personIn({ placeholders }: Plan, draft: ImportDraft): PlanMatching['person'] {
  const byTheirName = new Map(
    [...placeholders.values()].map((one) => [sameWords(one.name), one.placeholderId]),
  );
  const names = new Map(draft.placeholders.map((one) => [one.placeholderId, one.name]));
  return (ref) => {
    const name = names.get(ref);
    if (name === undefined || placeholders.has(ref)) return ref;
    return byTheirName.get(sameWords(name)) ?? ref;
  };
}
