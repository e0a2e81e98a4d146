import { streamOf } from '@waymark/events';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openSandbox, process } from '../readModels/plans/testing/sandbox.ts';
import { copied, milestone, module, task, whole } from '../testing/builders.ts';
import type { ProjectorWorld } from '../testing/world.ts';

let world: ProjectorWorld;
beforeAll(async () => {
  world = await openSandbox();
  await world.append(streamOf.process('w', 'p'), [
    process('p'),
    copied(
      [milestone('m')],
      [
        whole(module('m', 'm', { status: 'ACTIVE' }), [
          task('shown', 'm', { assignee: 'jonas' }),
          task('ours', 'm', { seenBy: 'team' }),
        ]),
      ],
    ),
  ]);
});
afterAll(() => world.close());

const refused = async () =>
  Number(
    /waymark_audit_events_total\{event="access-refused"\} (\d+)/.exec(
      await (await world.fetch('dana', 'w', '/metrics')).text(),
    )?.[1] ?? 0,
  );

test('what is there and not for a client counts as refused, and what is not there as nothing', async () => {
  const asks = async (who: string, id: string) =>
    (await world.get(who, 'w', `/api/tasks/${id}`)).status;
  expect([await asks('jonas', 'shown'), await asks('dana', 'ours')]).toEqual([200, 200]);
  expect([await asks('jonas', 'none'), await asks('dana', 'none')]).toEqual([404, 404]);
  expect(await refused()).toBe(0);
  expect(await asks('jonas', 'ours')).toBe(404);
  await expect.poll(refused).toBe(1);
});

test('so does how turns passed on where that is not for a client, and what is not there as nothing', async () => {
  const before = await refused();
  const asks = async (who: string, path: string) =>
    (await world.get(who, 'w', `/api/executions/${path}`)).status;
  expect(await asks('dana', 'p/turns')).toBe(200);
  expect(await asks('dana', 'p/tasks/ours/turns')).toBe(200);
  for (const nothing of ['none/turns', 'p/tasks/none/turns', 'none/tasks/ours/turns'])
    for (const who of ['jonas', 'dana']) expect(await asks(who, nothing)).toBe(404);
  expect(await refused()).toBe(before);
  expect(await asks('jonas', 'p/tasks/ours/turns')).toBe(404);
  await expect.poll(refused).toBe(before + 1);
  expect(await asks('jonas', 'p/turns')).toBe(404);
  await expect.poll(refused).toBe(before + 2);
});
