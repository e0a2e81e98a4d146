import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Caller } from '../policies/caller.ts';
import { processOn } from '../testing/anotherProcess.ts';
import { startHarness, type CommandHarness } from '../testing/commandHarness.ts';
import { sampleWorkspace } from '../testing/sampleWorkspace.ts';

let harness: CommandHarness;
let world: Awaited<ReturnType<typeof sampleWorkspace>>;

beforeAll(async () => {
  harness = await startHarness();
  world = await sampleWorkspace(harness);
});
afterAll(() => harness.stop());

const anotherProcess = () => processOn(harness, world.olga);
const events = () => harness.eventsOf(world.stream);
const headline = (headline: string) => ({ plan: world.plan, taskId: 'own', headline });

test('an automation stands in the envelope, and is answered a repeat by its run', async () => {
  const automation = {
    kind: 'automation',
    automationId: 'onboard',
    version: 2,
    runId: 'run-1',
  } as const;
  const given = ['SetTaskHeadline', headline('By rule'), 'step-1', automation] as const;
  const first = await anotherProcess()(...given);
  await harness.give(world.olga, 'SetTaskHeadline', headline('By hand'));
  const before = await events();
  expect(await anotherProcess()(...given)).toEqual(first);
  await harness.pool.query('delete from identity.command_replies');
  expect(await anotherProcess()(...given)).toEqual(first);
  expect(await events()).toEqual(before);
  expect(before.at(-2)?.metadata).toMatchObject({ actor: automation, commandId: 'step-1' });
  // Of another run the same id is another command.
  await anotherProcess()('SetTaskHeadline', headline('By rule'), 'step-1', {
    ...automation,
    runId: 'run-2',
  });
  expect(await events()).toHaveLength(before.length + 1);
});

test.each<Caller>([
  { kind: 'guest', linkId: 'l', guestId: 'g', of: { kind: 'process', id: 'p' } },
  { kind: 'apiKey', keyId: 'k' },
  { kind: 'provider', name: 'calendly' },
  { kind: 'system', name: 'timer' },
])('$kind is refused what it may not do', async (caller) => {
  const before = await events();
  const refused = { status: 403, code: 'no-permission' };
  const profile = { firstName: 'No', lastName: 'Body', gender: null };
  await expect(
    anotherProcess()('SetTaskHeadline', headline('No'), 'plan', caller),
  ).rejects.toMatchObject(refused);
  await expect(anotherProcess()('ChangeProfile', profile, 'own', caller)).rejects.toMatchObject(
    refused,
  );
  expect(await events()).toEqual(before);
});
