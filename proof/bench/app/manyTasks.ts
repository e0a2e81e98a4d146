import { randomUUID } from 'node:crypto';
import type { CommandName, Payload } from '@waymark/api';
import { must } from '../must.ts';

const WORKSPACE = 'demo';
const CLIENT = 'demo-tidepool';

/**
 * A project whose board has so many active jobs of so many tasks, made by commands. @returns its id
 */
export async function boardOfJobs(
  { url, token }: { readonly url: string; readonly token: string },
  { jobs, tasksEach }: { readonly jobs: number; readonly tasksEach: number },
): Promise<string> {
  const projectId = `many-${randomUUID()}`;
  const plan = { kind: 'project', id: projectId } as const;
  await send('AddProject', { projectId, clientId: CLIENT, name: 'Many tasks' });
  for (let job = 1; job <= jobs; job += 1) {
    const moduleId = randomUUID();
    await send('AddJob', {
      ...{ projectId, jobId: moduleId, name: `Job ${job}` },
      group: 'active',
    });
    await send('AddTasks', {
      plan,
      moduleId,
      tasks: Array.from({ length: tasksEach }, (_, task) => ({
        taskId: randomUUID(),
        blockId: randomUUID(),
        headline: `Task ${task + 1} of job ${job}`,
      })),
    });
  }
  return projectId;

  async function send<Name extends CommandName>(name: Name, payload: Payload<Name>): Promise<void> {
    const answer = await fetch(`${url}/api/commands/${name}`, {
      method: 'POST',
      body: JSON.stringify(payload),
      headers: {
        Authorization: `Bearer ${token}`,
        'Waymark-Workspace': WORKSPACE,
        'Content-Type': 'application/json',
        'Idempotency-Key': randomUUID(),
      },
    });
    must(answer.ok, `${name} is done: ${answer.status} ${await answer.text()}`);
  }
}
