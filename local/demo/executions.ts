import {
  milestonesOf,
  modulesOf,
  tasksOf,
  type Module,
  type Task,
} from '@waymark/events';
import { placeholders, RELEASE, SANDBOX, serviceRole } from './blueprints.ts';
import type { Giver } from './giver.ts';
import type { ClientName } from './people.ts';

export type DemoAccounts = {
  team: Record<string, string>;
  users: Record<ClientName, readonly string[]>;
};

type Plan = {
  id: string;
  client: ClientName;
  project: string;
  blueprintId: string;
  /** Day of the start, from now; part of the tasks done, 0 to 1; how many milestones are started. */
  start: number;
  done: number;
  stuck?: string;
  paused?: boolean;
  /** Days from start to end; 62 unless said. */
  days?: number;
  /** Dana does the team's tasks herself. */
  byDana?: boolean;
  /** Leaves the community lead open, to be rolled out later. */
  open?: boolean;
};

const executions: readonly Plan[] = [
  {
    id: 'demo-tidepool-sandbox',
    client: 'tidepool',
    project: 'Sandbox 2026',
    blueprintId: SANDBOX,
    start: -30,
    done: 0.36,
    stuck: 'The old owner account has no admin left.',
    open: true,
    byDana: true,
  },
  {
    id: 'demo-kelpline-sandbox',
    client: 'kelpline',
    project: 'Sandbox 2026',
    blueprintId: SANDBOX,
    start: -28,
    done: 0.46,
  },
  {
    id: 'demo-lanternfish-sandbox',
    client: 'lanternfish',
    project: 'Sandbox 2026',
    blueprintId: SANDBOX,
    start: -26,
    done: 0.55,
    days: 30,
  },
  {
    id: 'demo-quillmesh-sandbox',
    client: 'quillmesh',
    project: 'Sandbox 2026',
    blueprintId: SANDBOX,
    start: -9,
    done: 0.1,
  },
  {
    id: 'demo-ravelin-incubation',
    client: 'ravelin',
    project: 'Incubation 2026',
    blueprintId: SANDBOX,
    start: -20,
    done: 0.2,
    paused: true,
  },
  {
    id: 'demo-release-137',
    client: 'release',
    project: 'Release cycle 1.37',
    blueprintId: RELEASE,
    start: -12,
    done: 0.4,
  },
  {
    id: 'demo-release-138',
    client: 'release',
    project: 'Release cycle 1.38',
    blueprintId: RELEASE,
    start: -1,
    done: 0,
  },
  {
    id: 'demo-kelpline-release',
    client: 'kelpline',
    project: 'Website move',
    blueprintId: RELEASE,
    start: -25,
    done: 1,
  },
];

/** Rolls the blueprints out and lets the days since then pass: modules start, clients work, one gets stuck. */
export async function makeExecutions(
  giver: Giver,
  { team, users }: DemoAccounts,
  clientIds: Record<ClientName, string>,
): Promise<void> {
  const dana = team.dana ?? '';
  const projects = new Set<string>();
  for (const execution of executions) {
    const clientId = clientIds[execution.client];
    const projectId = `${clientId}-${execution.project.toLowerCase().replaceAll(/[^a-z0-9]+/g, '-')}`;
    if (!projects.has(projectId))
      await giver.give(dana, execution.start, 'AddProject', {
        projectId,
        clientId,
        name: execution.project,
      });
    projects.add(projectId);
    await rollOut(giver, execution, dana, projectId, users[execution.client]);
    await work(giver, execution, team, users[execution.client]);
  }
}

async function rollOut(
  giver: Giver,
  { id, blueprintId, start, open, days = 62, byDana }: Plan,
  dana: string,
  projectId: string,
  users: readonly string[],
): Promise<void> {
  const [first = '', second = first, third = first] = users;
  const everyone = {
    [placeholders.maintainer.placeholderId]: first,
    ...(byDana ? { [serviceRole]: dana } : {}),
  };
  const all = {
    ...everyone,
    [placeholders.owner.placeholderId]: first,
    [placeholders.legal.placeholderId]: third,
    ...(open ? {} : { [placeholders.community.placeholderId]: second }),
  };
  await giver.give(dana, start, 'CreateProcess', {
    processId: id,
    projectId,
    blueprintId,
    start: giver.date(start),
    end: giver.date(start + days),
    matching: blueprintId === SANDBOX ? all : everyone,
    variables:
      blueprintId === SANDBOX
        ? { maintainerCount: { value: '7', label: '' } }
        : {},
  });
}

async function work(
  giver: Giver,
  execution: Plan,
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
    const by =
      task.assignee !== null && users.includes(task.assignee)
        ? task.assignee
        : mikkel;
    await giver.give(by, dayOf(i), 'SetTaskStatus', {
      plan,
      taskId: task.taskId,
      status: 'DONE',
    });
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
  await goOn(
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

/** Where the project is now: the next module runs, its first task is under way, or stuck, or all of it paused. */
async function goOn(
  giver: Giver,
  { id, stuck, paused, done }: Plan,
  mikkel: string,
  users: readonly string[],
  rest: readonly [Module, Task][],
  started: ReadonlySet<string>,
): Promise<void> {
  const plan = { kind: 'process', id } as const;
  const [next] = rest;
  if (next === undefined || done === 0) return;
  const [{ moduleId }] = next;
  if (!started.has(moduleId))
    await giver.give(mikkel, -1, 'SetModuleStatus', {
      plan,
      moduleId,
      status: 'ACTIVE',
    });
  if (paused)
    await giver.give(mikkel, -1, 'SetModuleStatus', {
      plan,
      moduleId,
      status: 'PAUSED',
    });
  const theirs = rest.find(
    ([module, task]) =>
      module.moduleId === moduleId &&
      task.assignee !== null &&
      users.includes(task.assignee),
  );
  if (theirs === undefined || paused) return;
  const [, task] = theirs;
  const by = task.assignee ?? '';
  if (stuck === undefined) {
    await giver.give(by, -1, 'SetTaskStatus', {
      plan,
      taskId: task.taskId,
      status: 'IN_PROGRESS',
    });
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
