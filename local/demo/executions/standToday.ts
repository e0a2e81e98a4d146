import type { Module, Task } from '@waymark/events';
import type { DemoGiver } from '../caller/giver.ts';
import type { DemoRollout } from './rollouts.ts';

/**
 * Where the project is now: the next module runs, its first task is under way, or stuck, or all of
 * it paused.
 */
export async function standToday(
  giver: DemoGiver,
  { id, stuck, paused, done }: DemoRollout,
  mikkel: string,
  users: readonly string[],
  rest: readonly (readonly [Module, Task])[],
  started: ReadonlySet<string>,
): Promise<void> {
  const plan = { kind: 'process', id } as const;
  const [next] = rest;
  if (next === undefined || done === 0) return;
  const [{ moduleId }] = next;
  if (!started.has(moduleId))
    await giver.give(mikkel, -1, 'SetModuleStatus', { plan, moduleId, status: 'ACTIVE' });
  if (paused) await giver.give(mikkel, -1, 'SetModuleStatus', { plan, moduleId, status: 'PAUSED' });
  const theirs = rest.find(
    ([module, task]) =>
      module.moduleId === moduleId && task.assignee !== null && users.includes(task.assignee),
  );
  if (theirs === undefined || paused) return;
  const [, task] = theirs;
  const by = task.assignee ?? '';
  if (stuck === undefined) {
    await giver.give(by, -1, 'SetTaskStatus', { plan, taskId: task.taskId, status: 'IN_PROGRESS' });
    return;
  }
  await giver.give(by, -1, 'SetTaskStatus', {
    plan,
    taskId: task.taskId,
    status: 'STUCKED',
    reason: stuck,
  });
  const following = rest.find(
    ([module, other]) => module.moduleId !== moduleId && other.assignee === by,
  );
  if (following !== undefined)
    await giver.give(mikkel, -1, 'SetModuleStatus', {
      plan,
      moduleId: following[0].moduleId,
      status: 'ACTIVE',
    });
}
