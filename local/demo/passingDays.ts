import {
  milestonesOf,
  modulesOf,
  tasksOf,
  type Module,
  type Task,
} from '@waymark/events';
import { doTask } from './doTask.ts';
import type { Giver } from './giver.ts';
import type { Rollout } from './rollouts.ts';
import { standToday } from './standToday.ts';

/** Lets the days since the start pass: tasks are done one after the other, and modules with them. */
export async function passDays(
  giver: Giver,
  execution: Rollout,
  team: Record<string, string>,
  users: readonly string[],
): Promise<void> {
  const { id, start, done } = execution;
  const plan = { kind: 'process', id } as const;
  const { plan: content } = await giver.process(id);
  const modules = milestonesOf(content).flatMap((m) =>
    modulesOf(content, m.milestoneId),
  );
  const all = modules.flatMap((module) =>
    tasksOf(content, module.moduleId).map((task): [Module, Task] => [
      module,
      task,
    ]),
  );
  const finished = all.slice(0, Math.round(all.length * done));
  const mikkel = team.mikkel ?? '';
  const days = Math.max(-start - 1, 1);
  const dayOf = (i: number) =>
    Math.min(
      -1,
      start + 1 + Math.floor((i / Math.max(finished.length, 1)) * days),
    );
  const started = new Set<string>();
  for (const [i, [{ moduleId }, task]] of finished.entries()) {
    if (!started.has(moduleId))
      await giver.give(mikkel, dayOf(i), 'SetModuleStatus', {
        plan,
        moduleId,
        status: 'ACTIVE',
      });
    started.add(moduleId);
    const people = [...users, ...Object.values(team)];
    const by =
      task.assignee !== null && people.includes(task.assignee)
        ? task.assignee
        : mikkel;
    await doTask(giver, by, dayOf(i), id, task);
  }
  for (const moduleId of started) {
    if (
      tasksOf(content, moduleId).every((task) =>
        finished.some(([, t]) => t.taskId === task.taskId),
      )
    ) {
      await giver.give(mikkel, -1, 'SetModuleStatus', {
        plan,
        moduleId,
        status: 'DONE',
      });
      started.delete(moduleId);
    }
  }
  const reached =
    done === 1
      ? modules.length
      : modules.findLastIndex((m) =>
          finished.some(([module]) => module.moduleId === m.moduleId),
        );
  await finishEmptyModules(
    giver,
    id,
    mikkel,
    modules
      .slice(0, Math.max(reached, 0))
      .filter((m) => tasksOf(content, m.moduleId).length === 0),
  );
  await standToday(
    giver,
    execution,
    mikkel,
    users,
    all.slice(finished.length),
    started,
  );
}

/** Pages without tasks are done once somebody says so. */
async function finishEmptyModules(
  giver: Giver,
  id: string,
  mikkel: string,
  modules: readonly Module[],
): Promise<void> {
  const plan = { kind: 'process', id } as const;
  for (const { moduleId } of modules) {
    await giver.give(mikkel, -1, 'SetModuleStatus', {
      plan,
      moduleId,
      status: 'ACTIVE',
    });
    await giver.give(mikkel, -1, 'SetModuleStatus', {
      plan,
      moduleId,
      status: 'DONE',
    });
  }
}
