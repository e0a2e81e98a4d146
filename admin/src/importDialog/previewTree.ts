import type { ImportPreview } from '@waymark/api';
import type { T } from '../texts/index.ts';

type Milestone = ImportPreview['milestones'][number];
type Module = Milestone['modules'][number];

/** Links of a module and of its tasks. */
export const linksOf = (module: Module): number =>
  module.links.length +
  module.tasks.reduce((sum, { links }) => sum + links.length, 0);

/** Tasks of a milestone. */
export const tasksOf = (milestone: Milestone): number =>
  milestone.modules.reduce((sum, { tasks }) => sum + tasks.length, 0);

/** Modules begin unfolded in a checklist of at most this many tasks. */
export const UNFOLDED_UP_TO = 100;

/** `5 milestones, 24 modules, 39 tasks, 61 links`. */
export const totals = (
  t: T,
  { milestones, modules, tasks, links }: ImportPreview['counts'],
): string =>
  [
    t('plan.milestonesCount', { count: milestones }),
    t('words.modules', { count: modules }),
    t('words.tasks', { count: tasks }),
    t('importing.links', { count: links }),
  ].join(', ');

/** What a module holds, leaving out what it has none of: `3 tasks, 1 text, 2 links`. */
export function contentOf(t: T, module: Module): string {
  const parts = [
    [module.tasks.length, 'words.tasks'],
    [module.texts, 'importing.texts'],
    [linksOf(module), 'importing.links'],
  ] as const;
  return (
    parts
      .filter(([count]) => count > 0)
      .map(([count, key]) => t(key, { count }))
      .join(', ') || t('importing.empty')
  );
}
