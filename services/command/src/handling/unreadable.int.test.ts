import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startHarness, type CommandHarness } from '../testing/commandHarness.ts';
import { sampleWorkspace } from '../testing/sampleWorkspace.ts';

let harness: CommandHarness;
let world: Awaited<ReturnType<typeof sampleWorkspace>>;

beforeAll(async () => {
  harness = await startHarness();
  world = await sampleWorkspace(harness);
});
afterAll(() => harness.stop());

test('a command on a stream with an event that nobody here can read is refused by a code of its own', async () => {
  const say = (headline: string) =>
    harness.post(world.olga, 'SetTaskHeadline', { plan: world.plan, taskId: 'own', headline });
  expect((await say('Before')).status).toBe(200);
  const [last] = (await harness.eventsOf(world.stream)).slice(-1);
  if (last === undefined) throw new Error('the stream is empty');
  const future = { type: 'FromALaterVersion', data: {}, id: randomUUID(), metadata: last.metadata };
  await harness.log.append(world.stream, [future], 'any');
  for (const headline of ['After', 'Again']) {
    const { status, body } = await say(headline);
    expect([status, body]).toMatchObject([503, { code: 'stream-unreadable' }]);
    expect(JSON.stringify(body)).not.toContain('FromALaterVersion');
  }
  expect((await harness.post(world.olga, 'RenameWorkspace', { name: 'Elsewhere' })).status).toBe(
    200,
  );
});
