import { commandSchemas, type CommandName } from '@waymark/api';
import { signAccessToken } from '@waymark/edge';
import { evolveShare, noShare, shareStreamId, streamOf, type ShareEvent } from '@waymark/events';
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startHarness, type CommandHarness } from '../testing/commandHarness.ts';
import { everyExample, type EveryExample } from '../testing/everyExample.ts';
import { sampleWorkspace } from '../testing/sampleWorkspace.ts';

const names = Object.keys(commandSchemas) as CommandName[];
const of = { kind: 'process', id: 'p' } as const;

let harness: CommandHarness;
let world: Awaited<ReturnType<typeof sampleWorkspace>>;
let payloads: EveryExample;
let gil: { readonly guestId: string; readonly token: string };

beforeAll(async () => {
  harness = await startHarness();
  world = await sampleWorkspace(harness);
  payloads = everyExample({ ...world, tina: 'tina', uma: 'uma' });
  gil = await guestIn();
});
afterAll(() => harness.stop());

/** Somebody who came to the execution by its link. */
async function guestIn() {
  await harness.give(world.olga, 'SetSharePassword', { of, password: 'harbour' });
  const events = (await harness.eventsOf(streamOf.share('w', shareStreamId(of)))) as unknown as readonly ShareEvent[];
  const { linkId, passwordId } = events.reduce(evolveShare, noShare);
  const guestId = randomUUID();
  const caller = { kind: 'guest', linkId, guestId, of } as const;
  await harness.follow('EnterShare', { of, linkId, passwordId, guestId, name: 'Gil' }, caller);
  const guest = { workspaceId: 'w', linkId, of };
  const who = { accountId: guestId, sid: 'guest', guest };
  return { guestId, token: signAccessToken(harness.signingSecret, who, new Date()).accessToken };
}

/** Every command there is, given by the guest; those that were not refused for who gives them. */
async function allowed(workspace: string): Promise<string[]> {
  const taken: string[] = [];
  for (const name of names) {
    const { status } = await harness.post(gil.guestId, name, payloads[name], { workspace, token: gil.token });
    if (status !== 403) taken.push(`${name} ${status}`);
  }
  return taken;
}
const given = async () =>
  (await harness.eventsOf(world.stream))
    .filter(({ metadata }) => metadata.actor.kind === 'guest')
    .map(({ type }) => type);

test('of every command there is a guest may give those by which a task is worked on, where the link lets them', async () => {
  expect(await allowed('w')).toEqual(['SetTaskStatus 200', 'SayBooked 200']);
  expect(new Set(await given())).toEqual(new Set(['TaskStatusSet', 'TaskBookingSet']));
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
