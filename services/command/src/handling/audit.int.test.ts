import { shareStreamId, streamOf, type Sealed } from '@waymark/events';
import { openField } from '@waymark/vault';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startHarness, type CommandHarness } from '../testing/commandHarness.ts';
import { sampleWorkspace } from '../testing/sampleWorkspace.ts';

let harness: CommandHarness;
let world: Awaited<ReturnType<typeof sampleWorkspace>>;
const of = { kind: 'process', id: 'p' } as const;
const password = 'harbour-lantern-42';
beforeAll(async () => {
  harness = await startHarness();
  world = await sampleWorkspace(harness);
});
afterAll(() => harness.stop());

async function linkToken(): Promise<string> {
  await harness.give(world.olga, 'SetSharePassword', { of, password });
  const [event] = (await harness.eventsOf(streamOf.share('w', shareStreamId(of)))).filter(
    ({ type }) => type === 'SharedByLink',
  );
  const opened = await openField(
    harness.vault,
    'SharedByLink',
    'token',
    event?.data as { linkId: string; token: Sealed<string> },
  );
  return opened.erased ? '' : opened.value;
}

test('doors that are tried, and those that open, are written down under whom and for which workspace, and nothing that opens them', async () => {
  const token = await linkToken();
  const enter = (guess: string) =>
    harness.post(null, '/api/session/share/enter', { token, password: guess, name: 'Quokka' });
  await enter('quokka-wrong-one');
  await enter(password);
  await harness.post(world.olga, '/api/session/view', {
    workspaceId: 'w',
    clientId: 'x',
    accountId: world.anna,
  });
  await harness.post(world.ben, 'AddClient', { clientId: 'c', name: 'Quokka' });
  await harness.post(null, '/api/bookings/calendly/w', { quokka: true });
  const seen = () =>
    harness.audit.map(({ event, account, by, action }) => [event, account, by, action]);
  await expect.poll(seen).toEqual([
    ['link-password-wrong', undefined, undefined, 'POST /api/session/share/enter'],
    ['guest-in', expect.any(String), undefined, 'POST /api/session/share/enter'],
    ['view-begun', world.anna, world.olga, 'POST /api/session/view'],
    ['access-refused', world.ben, undefined, 'AddClient'],
    ['signature-wrong', undefined, undefined, expect.stringContaining('/api/bookings/')],
  ]);
  expect(harness.audit[1]).toMatchObject({ guest: true });
  expect(harness.audit[3]).toMatchObject({ workspace: 'w', code: 'no-permission', status: 403 });
  const all = JSON.stringify(harness.audit).toLowerCase();
  for (const word of ['quokka', password, token, '127.0.0.1'])
    expect(all).not.toContain(word.toLowerCase());
});
