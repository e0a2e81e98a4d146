import type { ImportPreview } from '@waymark/api';

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

const plural = (count: number, noun: string): string =>
  `${count.toLocaleString('en')} ${noun}${count === 1 ? '' : 's'}`;

/** `5 milestones, 24 modules, 39 tasks, 61 links`. */
export const totals = ({
  milestones,
  modules,
  tasks,
  links,
}: ImportPreview['counts']): string =>
  [
    plural(milestones, 'milestone'),
    plural(modules, 'module'),
    plural(tasks, 'task'),
    plural(links, 'link'),
  ].join(', ');

/** What a module holds, leaving out what it has none of: `3 tasks, 1 text, 2 links`. */
export function contentOf(module: Module): string {
  const parts = [
    [module.tasks.length, 'task'],
    [module.texts, 'text'],
    [linksOf(module), 'link'],
  ] as const;
  return (
    parts
      .filter(([count]) => count > 0)
      .map(([count, noun]) => plural(count, noun))
      .join(', ') || 'empty'
  );
}
