import { jobBoard, streamOf, taskStreamId } from '@waymark/events';
import { sealField } from '@waymark/vault';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { copied, module, task, whole } from '../../testing/builders.ts';
import type { ProjectorWorld } from '../../testing/world.ts';
import { openSandbox } from '../plans/testing/sandbox.ts';

const jonas = { kind: 'clientUser', accountId: 'jonas', clientId: 'c' } as const;
let world: ProjectorWorld;
beforeAll(async () => {
  world = await openSandbox();
});
afterAll(() => world.close());

test('tasks of jobs are talked about as others are, by whom sees the job', async () => {
  const job = (moduleId: string, taskId: string, audience: 'EXTERN' | 'INTERN') =>
    whole(module(moduleId, jobBoard, { status: 'ACTIVE', audience }), [
      task(taskId, moduleId, { assignee: 'jonas' }),
    ]);
  await world.append(streamOf.project('w', 'pr'), [
    copied([], [job('job', 'open', 'EXTERN'), job('inner', 'closed', 'INTERN')]),
  ]);
  await world.append(
    streamOf.project('w', 'pr'),
    [
      {
        type: 'TaskStatusSet',
        data: { taskId: 'open', moduleId: 'job', from: 'TODO', to: 'STUCKED', reason: 'No key' },
      },
    ],
    jonas,
  );
  const sealed = await sealField(
    ...([world.vault, 'MessageSent', 'words', { accountId: 'dana' }] as const),
    { ...{ text: 'It lies at the door', rest: null } },
  );
  const ofJob = {
    messageId: 'j1',
    taskId: 'open',
    moduleId: 'job',
    accountId: 'dana',
    side: 'seller' as const,
  };
  await world.append(streamOf.conversation('w', taskStreamId('pr', 'open')), [
    {
      type: 'MessageSent',
      data: {
        ...ofJob,
        words: sealed,
        mentions: [],
        via: 'app',
        gives: 'client',
        status: 'STUCKED',
      },
    },
  ]);
  const read = (who: string, resource: 'messages' | 'conversations', taskId: string) =>
    world.rows(who, 'w', resource, { filter: { planId: 'pr', taskId } });
  expect(await read('jonas', 'messages', 'open')).toMatchObject([
    { kind: 'stuck', text: 'No key', authorId: 'jonas' },
    { kind: 'message', text: 'It lies at the door', authorId: 'dana' },
  ]);
  for (const who of ['dana', 'jonas'])
    expect(await read(who, 'conversations', 'open')).toMatchObject([
      {
        ...{
          planKind: 'project',
          planId: 'pr',
          planName: 'Sandbox',
          projectId: 'pr',
          projectName: 'Sandbox',
        },
        ...{
          clientId: 'c',
          clientName: 'Tidepool',
          headline: 'Task open',
          moduleTitle: 'Module job',
          messages: 2,
        },
      },
    ]);
  await world.append(
    streamOf.project('w', 'pr'),
    [
      {
        type: 'TaskStatusSet',
        data: { taskId: 'closed', moduleId: 'inner', from: 'TODO', to: 'STUCKED', reason: 'Hush' },
      },
    ],
    { kind: 'user', accountId: 'dana', party: 'team' },
  );
  expect(await read('dana', 'messages', 'closed')).toHaveLength(1);
  expect(await read('jonas', 'messages', 'closed')).toEqual([]);
});
