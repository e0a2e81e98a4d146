import type { PlanRef } from '@waymark/api';
import type { Plan } from '@waymark/events';
import type { GivenCommand } from '../ledger.ts';
import type { CommandMaker } from './making.ts';

/** What puts back what a command deletes, and where it then is. */
const undone = {
  DeleteBlock: { name: 'RestoreBlock', field: 'blockId', parts: 'blocks' },
  DeleteTask: { name: 'RestoreTask', field: 'taskId', parts: 'tasks' },
  DeleteModule: { name: 'RestoreModule', field: 'moduleId', parts: 'modules' },
  DeleteMilestone: { name: 'RestoreMilestone', field: 'milestoneId', parts: 'milestones' },
} as const;

const isDeletion = (name: string): name is keyof typeof undone => name in undone;

/** Puts something back that was deleted lately, by whomever; it may be there again already. */
export const putBack: CommandMaker = (world, random) => {
  const deleted = world.deletions.filter(({ name }) => isDeletion(name));
  return deleted.length === 0 ? null : restoring(random.pick(deleted));
};

function restoring({ name, payload }: GivenCommand): GivenCommand | null {
  if (!isDeletion(name)) return null;
  const { name: restore, field, parts } = undone[name];
  const ids = payload as { plan: PlanRef } & Record<string, string>;
  const id = ids[field] ?? '';
  return {
    name: restore,
    payload,
    already: { plan: ids.plan, holds: (plan: Plan) => plan[parts].has(id) },
  };
}
