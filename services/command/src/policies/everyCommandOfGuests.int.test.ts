import { commandSchemas, type CommandName } from '@waymark/api';
import { streamOf, taskStreamId } from '@waymark/events';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startHarness, type CommandHarness } from '../testing/commandHarness.ts';
import { everyExample, type EveryExample } from '../testing/everyExample.ts';
import { guestIn, sharedExecution as of, type GuestIn } from '../testing/guestIn.ts';
import { sampleWorkspace } from '../testing/sampleWorkspace.ts';

const names = Object.keys(commandSchemas) as CommandName[];

let harness: CommandHarness;
let world: Awaited<ReturnType<typeof sampleWorkspace>>;
let payloads: EveryExample;
let gil: GuestIn;

beforeAll(async () => {
  harness = await startHarness();
  world = await sampleWorkspace(harness);
  payloads = everyExample({ ...world, tina: 'tina', uma: 'uma' });
  gil = await guestIn(harness, world.olga);
});
afterAll(() => harness.stop());

/** Every command there is, given by the guest; those that were not refused for who gives them. */
async function allowed(workspace: string): Promise<string[]> {
  const taken: string[] = [];
  for (const name of names) {
    const { status } = await harness.post(gil.guestId, name, payloads[name], {
      workspace,
      token: gil.token,
    });
    if (status !== 403) taken.push(`${name} ${status}`);
  }
  return taken;
}
const answers = streamOf.answers('w', taskStreamId('p', 'fill'));
/** Without what followed by itself, which is theirs too and comes when it comes. */
const given = async () =>
  [...(await harness.eventsOf(world.stream)), ...(await harness.eventsOf(answers))]
    .filter(
      ({ metadata: { actor, command } }) => actor.kind === 'guest' && command in commandSchemas,
    )
    .map(({ type }) => type);

test('of every command there is a guest may give those by which a task is worked on, where the link lets them', async () => {
  expect(await allowed('w')).toEqual(['SetTaskStatus 200', 'SayBooked 200', 'SendAnswers 200']);
  expect(new Set(await given())).toEqual(
    new Set(['TaskStatusSet', 'TaskBookingSet', 'AnswersSent']),
  );
  const before = await given();
  expect(await allowed('v')).toEqual([]);
  expect(await given()).toEqual(before);
});

test('a guest who may only look changes nothing', async () => {
  await harness.give(world.olga, 'SetShareTerms', { of, mayWork: false });
  const before = await given();
  expect(await allowed('w')).toEqual([]);
  expect(await given()).toEqual(before);
});
