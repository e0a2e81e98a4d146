import { afterAll, beforeAll, expect, test } from 'vitest';
import { startHarness, type CommandHarness } from '../testing/commandHarness.ts';
import { sampleWorkspace } from '../testing/sampleWorkspace.ts';

let harness: CommandHarness;
let world: Awaited<ReturnType<typeof sampleWorkspace>>;

beforeAll(async () => {
  harness = await startHarness();
  world = await sampleWorkspace(harness);
  const { olga, ben, plan } = world;
  for (const moduleId of ['m', 'hidden'])
    await harness.give(olga, 'SetModuleParticipants', { plan, moduleId, participants: [ben] });
  for (const [moduleId, taskId] of [
    ['m', 'free'],
    ['hidden', 'unseen'],
  ] as const)
    await harness.give(olga, 'AddTask', {
      plan,
      moduleId,
      taskId,
      blockId: `of-${taskId}`,
      headline: taskId,
    });
  const asks = { type: 'form', formId: 'form', version: 1, name: 'Sign-on' } as const;
  const form = {
    moduleId: 'm',
    taskId: 'form-free',
    blockId: 'of-form-free',
    headline: 'Open form',
    content: asks,
  };
  await harness.give(olga, 'AddTask', { plan, ...form });
});
afterAll(() => harness.stop());

const status = (accountId: string, taskId: string) =>
  harness.post(accountId, 'SetTaskStatus', { plan: world.plan, taskId, status: 'IN_PROGRESS' });
const handOver = (accountId: string, taskId: string, to: string) =>
  harness.post(accountId, 'HandOverTask', { processId: 'p', taskId, to });
const forbidden = { status: 403, body: { code: 'no-permission' } };

test('what nobody has is worked on and taken by whoever of the client takes part, and by no colleague', async () => {
  const { anna, ben } = world;
  expect(await status(anna, 'free')).toMatchObject(forbidden);
  expect(await handOver(anna, 'free', anna)).toMatchObject(forbidden);
  expect(await status(ben, 'free')).toMatchObject({ status: 200 });
  expect(await handOver(ben, 'free', ben)).toMatchObject({ status: 200 });
  // From now on it is with the client, so that a colleague may as well.
  expect(await handOver(anna, 'free', anna)).toMatchObject({ status: 200 });
});

test('so is its form answered', async () => {
  const { anna, ben, plan } = world;
  const answer = (accountId: string) =>
    harness.post(accountId, 'SendAnswers', {
      ...{ plan, taskId: 'form-free', formId: 'form', version: 1 },
      answers: { field: 'entra' },
    });
  expect(await answer(anna)).toMatchObject(forbidden);
  expect(await answer(ben)).toMatchObject({ status: 200 });
});

test('what the team has, what clients do not see, and what only the team edits stays forbidden', async () => {
  const { ben, plan } = world;
  for (const taskId of ['team', 'unseen', 'secret']) {
    expect(await status(ben, taskId)).toMatchObject(forbidden);
    expect(await handOver(ben, taskId, ben)).toMatchObject(forbidden);
  }
  expect(
    await harness.post(ben, 'SetTaskHeadline', { plan, taskId: 'own', headline: 'Mine' }),
  ).toMatchObject(forbidden);
  expect(
    await harness.post(ben, 'SetModuleTitle', { plan, moduleId: 'm', title: 'Mine' }),
  ).toMatchObject(forbidden);
  expect(
    await harness.post(ben, 'SetModuleParticipants', { plan, moduleId: 'm', participants: [] }),
  ).toMatchObject(forbidden);
});

test('whoever takes part no more may do no more than their colleagues', async () => {
  const { olga, ben, plan } = world;
  const again = { moduleId: 'm', taskId: 'later', blockId: 'of-later', headline: 'Later' };
  await harness.give(olga, 'AddTask', { plan, ...again });
  await harness.give(olga, 'SetModuleParticipants', { plan, moduleId: 'm', participants: [olga] });
  expect(await status(ben, 'later')).toMatchObject(forbidden);
});
