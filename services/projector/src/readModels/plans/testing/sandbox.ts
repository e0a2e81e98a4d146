import { streamOf } from '@waymark/events';
import { ProjectorWorld } from '../../../testing/world.ts';

/**
 * A world with one workspace: Dana of the team, Jonas of the client Tidepool, and its project
 * Sandbox without a process.
 */
export async function openSandbox(): Promise<ProjectorWorld> {
  const world = await ProjectorWorld.open();
  await world.openAccount('dana', 'Dana', 'Okafor');
  await world.openAccount('jonas', 'Jonas');
  await world.createWorkspace('w');
  await world.append(streamOf.client('w', 'c'), [
    { type: 'ClientAdded', data: { clientId: 'c', name: 'Tidepool' } },
    { type: 'ClientUserInvited', data: { clientId: 'c', accountId: 'jonas' } },
  ]);
  await world.append(streamOf.project('w', 'pr'), [
    { type: 'ProjectAdded', data: { projectId: 'pr', clientId: 'c', name: 'Sandbox' } },
  ]);
  return world;
}

/** The first event of a process in the sandbox. */
export const process = (processId: string, name = 'Onboarding') => ({
  type: 'ProcessCreated' as const,
  data: {
    processId,
    projectId: 'pr',
    clientId: 'c',
    name,
    blueprintId: 'bp',
    start: '2026-11-01',
    end: '2027-01-02',
  },
});
