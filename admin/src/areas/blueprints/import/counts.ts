import type { ImportDraft } from '@waymark/api';
import type { T } from '../../../base/texts/index.ts';

/** `3 milestones, 6 modules, 10 tasks`. */
export function countsOf(t: T, { milestones }: ImportDraft): string {
  const modules = milestones.flatMap((milestone) => milestone.modules);
  const tasks = modules.flatMap(({ blocks }) => blocks).filter(({ kind }) => kind === 'task');
  return [
    t('plan.milestonesCount', { count: milestones.length }),
    t('words.modules', { count: modules.length }),
    t('words.tasks', { count: tasks.length }),
  ].join(', ');
}

/**
 * What a blueprint may hold in all, in bytes (the server's `plan-too-large`), and from where on it
 * is said.
 */
export const MOST_BYTES = 4_000_000;
export const MANY_BYTES = 2_500_000;
/** What an item weighs beside its words once it has ids. */
const ITEM_BYTES = 250;

/** About how many bytes the draft will have as a plan. */
export function bytesOf({ milestones, ...others }: ImportDraft): number {
  const blocks = milestones.flatMap(({ modules }) => modules.flatMap((module) => module.blocks));
  const words = new TextEncoder().encode(JSON.stringify([others, milestones])).length;
  return words + blocks.length * ITEM_BYTES;
}
