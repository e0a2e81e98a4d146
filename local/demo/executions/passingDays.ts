import { milestonesOf, modulesOf, tasksOf } from '@waymark/events';
import { doTask } from './doTask.ts';
import type { DemoGiver } from '../caller/giver.ts';
import type { DemoRollout } from './rollouts.ts';
import { standToday } from './standToday.ts';

/**
 * Lets the days since the start pass: tasks are done one after the other, and each module once its
 * last one is.
 */
export async function passDays(
  giver: DemoGiver,
  execution: DemoRollout,
  team: Record<string, string>,
  users: readonly string[],
): Promise<void> {
  const { id, start, done, until = -1 } = execution;
  const plan = { kind: 'process', id } as const;
  const { plan: content } = await giver.process(id);
  const modules = milestonesOf(content).flatMap((m) => modulesOf(content, m.milestoneId));
  const all = modules.flatMap((module) =>
    tasksOf(content, module.moduleId).map((task) => [module, task] as const),
  );
  const finished = Math.round(all.length * done);
  const mikkel = team.mikkel ?? '';
  const people = [...users, ...Object.values(team)];
  const days = Math.max(until - start, 1);
  const dayOf = (i: number) =>
    Math.min(until, start + 1 + Math.floor((i / Math.max(finished, 1)) * days));
  const underWay = new Set<string>();
  let next = 0;
  for (const { moduleId } of modules) {
    if (next >= finished && done < 1) break;
    const setStatus = (status: 'ACTIVE' | 'DONE') =>
      giver.give(mikkel, dayOf(next), 'SetModuleStatus', { ...{ plan, moduleId, status } });
    const tasks = tasksOf(content, moduleId);
    const doneNow = tasks.slice(0, finished - next);
    await setStatus('ACTIVE');
    for (const task of doneNow) {
      const { assignee } = task;
      const by = assignee !== null && people.includes(assignee) ? assignee : mikkel;
      await doTask(giver, by, dayOf(next), id, task);
      next += 1;
    }
    if (doneNow.length === tasks.length) await setStatus('DONE');
    else underWay.add(moduleId);
  }
  const rest = all.slice(finished);
  await standToday(giver, execution, mikkel, users, rest, underWay);
}
