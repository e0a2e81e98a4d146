import { randomUUID } from 'node:crypto';
import { nouns, streamOf, type Blueprint } from '@waymark/events';
import type { StreamCache } from '../../../services/command/src/streams/streamCache.ts';
import { addressOf } from '../callers/people.ts';
import { CallersWorld, type People } from '../callers/world.ts';
import type { SequenceGiver } from './giver.ts';

/**
 * What several sequences share: a workspace with its team, a client with its users, and the
 * client's project.
 */
export type SequenceTable = {
  readonly workspaceId: string;
  readonly clientId: string;
  readonly projectId: string;
  readonly people: People;
};

export async function setTheTable(table: SequenceTable, giver: SequenceGiver): Promise<void> {
  const { workspaceId, clientId, projectId, people } = table;
  const by = people.owner;
  await giver.must('CreateWorkspace', { workspaceId, name: 'Sequences' }, by);
  await giver.must('InviteTeamUser', { email: addressOf('tim') }, by);
  await giver.must('AcceptInvitation', { workspaceId }, people.member);
  await giver.must('AddClient', { clientId, name: 'Client' }, by);
  for (const name of ['anna', 'ben'])
    await giver.must('InviteClientUser', { clientId, email: addressOf(name) }, by);
  for (const user of people.clientUsers)
    await giver.must('AcceptInvitation', { workspaceId, clientId }, user);
  await giver.must('AddProject', { projectId, clientId, name: 'Project' }, by);
}

/**
 * A blueprint and a process of one's own, with tasks for people who are not yet known; `mark` is
 * for its texts.
 */
export async function beginPlans(
  table: SequenceTable,
  giver: SequenceGiver,
  states: StreamCache,
  mark: string,
): Promise<CallersWorld> {
  const { workspaceId, projectId, people } = table;
  const [blueprintId, processId] = [randomUUID(), randomUUID()];
  const by = people.owner;
  await giver.must('CreateBlueprint', { blueprintId, name: 'Blueprint', template: 'SALES_1' }, by);
  const plan = { kind: 'blueprint', id: blueprintId } as const;
  for (const [placeholderId, name] of [
    ['p::lead', 'Lead'],
    ['p::it', 'IT'],
  ] as const)
    await giver.must('AddPlaceholder', { plan, placeholderId, name }, by);
  const { state } = await states.read<Blueprint>(
    streamOf.blueprint(workspaceId, blueprintId),
    nouns.blueprint,
  );
  const tasks = state.life === 'present' ? [...state.plan.tasks.keys()] : [];
  for (const [i, assignee] of ['p::lead', 'p::lead', 'p::it'].entries())
    await giver.must('SetTaskAssignee', { plan, taskId: tasks[i] ?? '', assignee }, by);
  await giver.must(
    'CreateProcess',
    {
      ...{ processId, projectId, blueprintId },
      ...{ start: '2026-01-01', end: '2026-03-01' },
      matching: { 'p::lead': people.clientUsers[0] },
    },
    by,
  );
  const world = new CallersWorld(table, mark);
  world.plans.set(blueprintId, { kind: 'blueprint', state: null });
  world.plans.set(processId, { kind: 'process', state: null });
  return world;
}
