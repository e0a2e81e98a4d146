import { streamOf, type ProcessEvent, type Sealed } from '@waymark/events';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { everythingKept } from '../../testing/everythingKept.ts';
import { openTwoWorkspaces } from '../../testing/twoWorkspaces.ts';
import type { ProjectorWorld } from '../../testing/world.ts';

let world: ProjectorWorld;
beforeAll(async () => {
  world = await openTwoWorkspaces();
});
afterAll(() => world.close());

const stream = streamOf.process('w1', 'w1x-p');
const put = (event: ProcessEvent) =>
  world.append(stream, [event], { kind: 'clientUser', accountId: 'user-w1x', clientId: 'w1x' });
const rated = async (
  from: number | null,
  to: number,
  text: string | null,
): Promise<ProcessEvent> => {
  const accountId = 'user-w1x';
  const words =
    text === null
      ? null
      : { accountId, words: (await world.vault.seal(accountId, text)) as Sealed<string> };
  return { type: 'ProcessRated', data: { processId: 'w1x-p', accountId, from, to, words } };
};
const filter = { planId: 'w1x-p' };
const rows = (who: string) => world.rows(who, 'w1', 'ratings', { filter });

test('the last rating of a person counts; the team reads it, and of the client they alone', async () => {
  await put(await rated(4, 2, 'Forms of Harbour 12'));
  const row = {
    ...{ id: 'w1x-p_user-w1x', planId: 'w1x-p', accountId: 'user-w1x' },
    ...{ rating: 2, words: 'Forms of Harbour 12' },
  };
  expect(await rows('team-w1')).toMatchObject([row]);
  expect(await rows('user-w1x')).toMatchObject([row]);
  await world.openAccount('colleague', 'Colleague');
  await world.append(streamOf.client('w1', 'w1x'), [
    { type: 'ClientUserInvited', data: { clientId: 'w1x', accountId: 'colleague' } },
  ]);
  // They are let in by what is known of clients.
  await world.rows('team-w1', 'w1', 'people');
  for (const who of ['colleague', 'user-w1y']) expect(await rows(who)).toEqual([]);
});

test('the history tells the team of it with its words, and nobody of the client', async () => {
  const told = (who: string) =>
    world.rows(who, 'w1', 'history', { filter: { ...filter, event: 'ProcessRated' } });
  expect(await told('user-w1x')).toEqual([]);
  expect((await told('team-w1'))[0]).toMatchObject({
    sentence: 'rated w1x',
    changes: [
      { field: 'How it was', oldValue: '4 of 5', newValue: '2 of 5' },
      { field: 'What should be better', newValue: 'Forms of Harbour 12' },
    ],
  });
});

test('it goes with its execution, and comes back with it', async () => {
  const named = { processId: 'w1x-p', name: 'w1x' };
  await put({ type: 'ProcessDeleted', data: named });
  expect(await rows('team-w1')).toEqual([]);
  await put({ type: 'ProcessRestored', data: named });
  expect(await rows('team-w1')).toHaveLength(1);
});

test('made anew after its author was erased, the number stays and the words are gone', async () => {
  await rows('team-w1');
  expect(await everythingKept(world)).toContain('Harbour 12');
  await world.stopProjector();
  await world.vault.erase('user-w1x');
  const { rows: schemas } = await world.db.query<{ name: string }>(
    `SELECT nspname AS name FROM pg_namespace WHERE nspname LIKE 'read%'`,
  );
  for (const { name } of schemas) await world.db.query(`DROP SCHEMA ${name} CASCADE`);
  await world.startProjector();
  expect(await rows('team-w1')).toMatchObject([{ rating: 2, words: null }]);
  expect(await everythingKept(world)).not.toMatch(/Harbour/);
});
