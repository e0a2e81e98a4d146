import type { DraftModule, DraftTask, ImportDraft } from '@waymark/api';
import { tasksOf, type Module, type Plan, type Task } from '@waymark/events';
import { isTask } from './matchingInModule.ts';
import {
  ALIKE,
  byLikeness,
  byName,
  NEARLY_EQUAL,
  pair,
  sameWords,
  wordsOf,
  type Pair,
} from './pairing.ts';

/**
 * Which task of a plan each of a document means: that of its id; that of the same name in its
 * module, else anywhere; and of what is left the one with most of its words in its module, else
 * with nearly all of them anywhere.
 */
export function tasksOfBoth(
  plan: Plan,
  draft: ImportDraft,
  modules: ReadonlyMap<DraftModule, Module>,
): Map<DraftTask, Task> {
  const olds = [...plan.tasks.values()];
  const news = draft.milestones
    .flatMap((milestone) => milestone.modules)
    .flatMap(({ blocks }) => blocks.filter(isTask));
  const pairs = byName(
    olds,
    news,
    ({ taskId }) => taskId,
    ({ key }) => key,
  );
  const inTheirModules = (by: Pair<Task, DraftTask>) => {
    for (const [{ blocks }, { moduleId }] of modules)
      pair(pairs, tasksOf(plan, moduleId), blocks.filter(isTask), by);
  };
  inTheirModules(byHeadline);
  pair(pairs, olds, news, byHeadline);
  inTheirModules(byWords(ALIKE));
  return pair(pairs, olds, news, byWords(NEARLY_EQUAL));
}

const byHeadline: Pair<Task, DraftTask> = (olds, news) =>
  byName(
    olds,
    news,
    ({ headline }) => sameWords(headline),
    ({ headline }) => sameWords(headline),
  );

const byWords =
  (least: number): Pair<Task, DraftTask> =>
  (olds, news) =>
    byLikeness(
      olds,
      news,
      ({ headline }) => wordsOf(headline),
      ({ headline }) => wordsOf(headline),
      least,
    );
