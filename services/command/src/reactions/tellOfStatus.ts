import {
  actsForClient,
  followersOfTask,
  personOf,
  seenByClients,
  type Module,
  type Process,
  type Task,
  type Workspace,
} from '@waymark/events';
import { heldFor, isOfClient } from '../mail/lookups/clientPeople.ts';
import type { Lookups } from '../mail/lookups/lookups.ts';
import { doerOf, processOf, type Consequence, type RecordedEventOf } from './reaction.ts';

type Where = {
  readonly workspaceId: string;
  readonly process: Process;
  readonly task: Task;
  readonly module: Module;
};

async function whereOf(
  event: RecordedEventOf<'TaskStatusSet'>,
  look: Lookups,
): Promise<Where | null> {
  const place = processOf(event);
  if (place === null) return null;
  const { workspaceId, processId } = place;
  const { process } = await look.processAt(workspaceId, processId, event.revision);
  const task = process.plan.tasks.get(event.data.taskId);
  const module = process.plan.modules.get(event.data.moduleId);
  return task === undefined || module === undefined ? null : { workspaceId, process, task, module };
}

/** A client can't go on: those of the team who look after the task are told. */
export async function reportStuck(
  event: RecordedEventOf<'TaskStatusSet'>,
  look: Lookups,
): Promise<readonly Consequence[]> {
  const { actor } = event.metadata;
  if (event.data.to !== 'STUCKED' || !actsForClient(actor)) return [];
  const where = await whereOf(event, look);
  if (where === null) return [];
  const { workspaceId, process, task } = where;
  const workspace = await look.workspace(workspaceId);
  return inCharge(workspace, where).map((to) => ({
    kind: 'news',
    news: {
      ...{ to, workspaceId, heldFor: null },
      about: {
        ...{ kind: 'stuck', processId: process.processId, taskId: task.taskId },
        ...{ by: personOf(actor), reason: event.data.reason },
      },
    },
  }));
}

/**
 * A task was done: it is told to the others of the client who see it and have work in the process
 * or take part in its module, and to those of the team who follow the task or take part in its
 * module.
 */
export async function tellOfDone(
  event: RecordedEventOf<'TaskStatusSet'>,
  look: Lookups,
): Promise<readonly Consequence[]> {
  if (event.data.to !== 'DONE') return [];
  const where = await whereOf(event, look);
  if (where === null) return [];
  const { workspaceId, process, task, module } = where;
  const [workspace, client] = await Promise.all([
    look.workspace(workspaceId),
    look.client(workspaceId, process.clientId),
  ]);
  const doer = doerOf(event);
  const assignees = [...process.plan.tasks.values()].flatMap(({ assignee }) => assignee ?? []);
  const people = new Set([
    ...(seenByClients(task, module)
      ? [...assignees, ...module.participants].filter((id) => isOfClient(client, id))
      : []),
    ...ofTeam(workspace, [...followersOfTask(process, task), ...module.participants]),
  ]);
  return [...people]
    .filter((to) => to !== doer)
    .map((to) => ({
      kind: 'news',
      news: {
        ...{ to, workspaceId },
        heldFor: isOfClient(client, to) ? heldFor(client, to) : null,
        about: {
          ...{ kind: 'others', processId: process.processId },
          ...{ taskId: task.taskId, by: doer },
        },
      },
    }));
}

const ofTeam = ({ members }: Workspace, people: readonly string[]) => [
  ...new Set(people.filter((ref) => members.has(ref))),
];

/**
 * Who answers for the process, and the task's followers of the team, those of the whole process
 * among them; else the team's participants of the module, else the owners of the workspace.
 */
function inCharge(workspace: Workspace, { process, task, module }: Where): readonly string[] {
  const owners = [...workspace.members]
    .filter(([, role]) => role === 'OWNER')
    .map(([accountId]) => accountId);
  return (
    [
      ofTeam(workspace, [
        ...(process.owner === null ? [] : [process.owner]),
        ...followersOfTask(process, task),
      ]),
      ofTeam(workspace, module.participants),
      owners,
    ].find((people) => people.length > 0) ?? []
  );
}
