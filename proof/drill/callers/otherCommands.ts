import { randomUUID } from 'node:crypto';
import type { Payload } from '@waymark/api';
import type { GivenCommand } from '../ledger.ts';
import type { Seeded } from '../seeded.ts';
import type { CallersWorld } from './world.ts';

/** What a user of the client does: the own tasks, and now and then something that is not theirs. */
export function clientCommand(world: CallersWorld, random: Seeded): GivenCommand | null {
  const process = random.pick(world.processes);
  const { processId } = process;
  const plan = { kind: 'process', id: processId } as const;
  const users: readonly string[] = world.people.clientUsers;
  // Whoever was removed and invited anew comes back by this.
  if (random.chance(0.1)) {
    const { workspaceId, clientId } = world;
    return {
      name: 'AcceptInvitation',
      payload: { workspaceId, clientId },
      already: { clientId, holds: ({ users }, accountId) => users.has(accountId) },
    };
  }
  const own = [...process.plan.tasks.values()].filter(
    ({ assignee }) => assignee !== null && users.includes(assignee),
  );
  if (own.length === 0 || random.chance(0.15))
    return { name: 'RenameProcess', payload: { processId, name: 'Not theirs to name' } };
  const { taskId } = random.pick(own);
  if (random.chance(0.2)) {
    const to = random.pick(users);
    return {
      name: 'HandOverTask',
      payload: { processId, taskId, to },
      already: { plan, holds: ({ tasks }) => tasks.get(taskId)?.assignee === to },
    };
  }
  const status = random.pick(['IN_PROGRESS', 'DONE', 'STUCKED'] as const);
  const payload: Payload<'SetTaskStatus'> = {
    plan,
    taskId,
    status,
    reason: status === 'STUCKED' ? world.text('needs') : null,
  };
  return {
    name: 'SetTaskStatus',
    payload,
    already: { plan, holds: ({ tasks }) => tasks.get(taskId)?.status === status },
  };
}

/**
 * What has to be refused: absent things, ids taken, bad input, and an edit of a text that has
 * changed since.
 */
export function refusedCommand(world: CallersWorld, random: Seeded): GivenCommand {
  const { processId } = random.pick(world.processes);
  const plan = { kind: 'process', id: processId } as const;
  return random.pick<GivenCommand>([
    { name: 'SetTaskStatus', payload: { plan, taskId: randomUUID(), status: 'DONE' } },
    { name: 'AddClient', payload: { clientId: world.clientId, name: 'Taken' } },
    { name: 'RenameProcess', payload: { processId, name: '   ' } },
    {
      name: 'CreateProcess',
      payload: {
        processId: randomUUID(),
        projectId: world.projectId,
        blueprintId: randomUUID(),
        start: '2026-01-01',
        end: '2026-02-01',
      },
    },
  ]);
}
