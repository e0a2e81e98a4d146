import type { Plan } from '@waymark/events';
import type { Known } from '../readModel.ts';

/** Ids of the modules that an event changes themselves or in what they hold; a new order of modules changes none. */
export function modulesTouched(
  { type, data }: Known,
  before: Plan,
  after: Plan,
): readonly string[] {
  if (type === 'PlanCopied' || type === 'MilestoneRestored')
    return data.modules.map(({ moduleId }) => moduleId);
  if (type === 'TaskAdded' || type === 'TaskRestored')
    return [data.task.moduleId];
  if (type === 'BlockAdded' || type === 'BlockRestored')
    return [data.block.moduleId];
  if (type === 'ProcessDatesSet')
    return [...new Set(data.due.map(({ moduleId }) => moduleId))];
  if (type === 'TaskMoved') return [data.from, data.moduleId];
  if (type === 'PlaceholderRolledOut') return withNewPeople(before, after);
  return 'moduleId' in data ? [data.moduleId] : [];
}

/** The event names the tasks that it assigns, but it also replaces followers and participants. */
function withNewPeople(before: Plan, after: Plan): string[] {
  const modules = [...after.modules]
    .filter(([id, module]) => before.modules.get(id) !== module)
    .map(([id]) => id);
  const tasks = [...after.tasks]
    .filter(([id, task]) => before.tasks.get(id) !== task)
    .map(([, { moduleId }]) => moduleId);
  return [...new Set([...modules, ...tasks])];
}
