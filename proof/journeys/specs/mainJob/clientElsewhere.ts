import { expect } from '@playwright/test';
import type { ExecutionRow, PersonRow, TaskRow } from '@waymark/api';
import { apiAs, type Api } from '../../fixtures/api.ts';
import { demo } from '../../fixtures/people.ts';
import type { NewPerson } from '../../pages/wizard.ts';
import type { RunNames } from './blueprint.ts';
import { FLOOR_PLAN, LEASES, STUCK_BECAUSE, type ClientAtWork } from './client.ts';

/**
 * What the client does, over HTTP: where the staff are looked at on a phone, since the client's own
 * pages are the same as ever.
 */
export async function clientElsewhere(
  staff: Api,
  processId: string,
  { finn, greta }: RunNames,
): Promise<ClientAtWork> {
  const plan = { kind: 'process', id: processId } as const;
  const [execution] = await staff.list<ExecutionRow>('executions', { id: processId });
  const { clientId } = execution!;
  const accept = async ({ email }: NewPerson): Promise<Api> => {
    const api = await apiAs(email);
    await api.command('AcceptInvitation', { workspaceId: demo.workspace, clientId });
    return api;
  };
  const client = await accept(finn);
  const tasks = await client.list<TaskRow>('tasks', { planId: processId });
  const idOf = (headline: string) => tasks.find((task) => task.headline === headline)!.id;
  return {
    does: async () => {
      await client.command('SetTaskStatus', { plan, taskId: idOf(LEASES), status: 'DONE' });
    },
    isStuck: async () => {
      await client.command('SetTaskStatus', {
        plan,
        taskId: idOf(FLOOR_PLAN),
        status: 'STUCKED',
        reason: STUCK_BECAUSE,
      });
    },
    colleagueAccepts: async () => {
      await accept(greta);
    },
    handsOver: async () => {
      const colleague = async () => {
        const people = await client.list<PersonRow>('people', { clientId });
        return people.find(({ email }) => email === greta.email)?.id;
      };
      await expect.poll(colleague).toBeDefined();
      await client.command('HandOverTask', {
        processId,
        taskId: idOf(FLOOR_PLAN),
        to: (await colleague()) ?? '',
      });
    },
    leaves: () => Promise.resolve(),
  };
}
