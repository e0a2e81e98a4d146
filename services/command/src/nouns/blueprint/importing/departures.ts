import { blocksOf, modulesOf, tasksOf } from '@waymark/events';
import { keyOf } from '../difference/row.ts';
import { emptyTextIn } from '../../plan/blocks/firstBlock.ts';
import type { ImportWork } from './work.ts';

/**
 * What the document no longer has, as far as that was accepted. A module or milestone goes with all
 * that is in it, unless something of it stands elsewhere in the document: then only when that is
 * not left in it.
 */
export function departures(work: ImportWork): void {
  const isGone = (id: string) => work.accepted.has(keyOf.removed(id));
  const { before, pairs } = work;
  for (const { taskId, moduleId, blockId, headline } of before.tasks.values())
    if (isGone(taskId))
      work.add({ type: 'TaskRemoved', data: { taskId, moduleId, blockId, headline } });
  for (const { blockId, moduleId, content } of before.blocks.values())
    if (isGone(blockId) && content.type !== 'task')
      work.add({ type: 'BlockRemoved', data: { blockId, moduleId, content } });
  const stay = new Set([...pairs.tasks.values()].map(({ taskId }) => taskId));
  const isNeeded = (moduleId: string) =>
    tasksOf(work.plan, moduleId).some(({ taskId }) => stay.has(taskId));
  for (const { moduleId, title } of before.modules.values())
    if (isGone(moduleId) && !isNeeded(moduleId))
      work.add({ type: 'ModuleRemoved', data: { moduleId, title } });
  const kept = new Set([...pairs.modules.values()].map(({ moduleId }) => moduleId));
  for (const { milestoneId, name } of before.milestones.values()) {
    if (!isGone(milestoneId)) continue;
    const held = modulesOf(before, milestoneId);
    const moduleIds = modulesOf(work.plan, milestoneId).map(({ moduleId }) => moduleId);
    if (
      moduleIds.length === 0 ||
      (!held.some(({ moduleId }) => kept.has(moduleId)) && !moduleIds.some(isNeeded))
    )
      work.add({ type: 'MilestoneRemoved', data: { milestoneId, name, moduleIds } });
  }
  for (const moduleId of work.plan.modules.keys())
    if (blocksOf(work.plan, moduleId).length === 0) work.add(emptyTextIn(moduleId, work.newId()));
}
