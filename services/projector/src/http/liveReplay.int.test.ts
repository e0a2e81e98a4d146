import { streamOf } from '@waymark/events';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { listenTo, type LiveMessage } from '../testing/listenTo.ts';
import { ProjectorWorld } from '../testing/world.ts';

let world: ProjectorWorld;
beforeAll(async () => {
  world = await ProjectorWorld.ofDana();
  await world.openAccount('jonas', 'Jonas');
  await world.append(streamOf.client('w', 'c'), [
    { type: 'ClientAdded', data: { clientId: 'c', name: 'Tidepool' } },
    { type: 'ClientUserInvited', data: { clientId: 'c', accountId: 'jonas' } },
  ]);
  await world.rows('dana', 'w', 'people');
});
afterAll(() => world.close());

const create = (id: string) =>
  world.append(streamOf.blueprint('w', id), [
    { type: 'BlueprintCreated', data: { blueprintId: id, name: id } },
  ]);
const rename = (to: string) =>
  world.append(streamOf.client('w', 'c'), [
    { type: 'ClientRenamed', data: { clientId: 'c', from: 'Tidepool', to } },
  ]);

test('a listener whose line is cut after every message hears of each of 200 changes, and needs no reload', async () => {
  const heard = new Set<string>();
  const events: string[] = [];
  let cuts = 0;
  const hear = ({ event, data }: LiveMessage) => {
    events.push(event);
    for (const topic of data.topics ?? []) heard.add(topic);
  };
  const first = await listenTo(world, 'dana');
  let position = await create('b0');
  while (!heard.has('plan:b0')) {
    const opening = await first.next();
    if (opening !== null) hear(opening);
  }
  await first.close();
  const changes = (async () => {
    for (let n = 1; n < 200; n += 1) await create(`b${n}`);
  })();
  while (!heard.has('plan:b199')) {
    const line = await listenTo(world, 'dana', `?after=${position}`);
    const message = line.missed[0] ?? (await line.next());
    await line.close();
    cuts += 1;
    if (message === null) continue;
    hear(message);
    position = message.id;
  }
  await changes;
  const expected = Array.from({ length: 200 }, (_, n) => `plan:b${n}`);
  expect(expected.filter((topic) => !heard.has(topic))).toEqual([]);
  expect(new Set(events)).toEqual(new Set(['change']));
  expect(cuts).toBeGreaterThan(3);
});

test('a browser that comes back by itself says where it was, and that is newer than the address', async () => {
  const before = await listenTo(world, 'dana');
  const [one, two] = [await create('c1'), await create('c2')];
  // A change is told once its rows are there: what came before that would be heard as news, not as
  // missed.
  let told = '';
  while (told !== two) told = (await before.next())?.id ?? expect.unreachable();
  await before.close();
  const back = await listenTo(world, 'dana', '?after=1', { 'Last-Event-ID': one });
  const change = {
    id: two,
    event: 'change',
    data: { position: two, topics: ['plan:c2', 'blueprints'] },
  };
  expect(back.missed).toEqual([change]);
  await back.close();
});

test('a client is told of what it missed of its own, and of nothing else', async () => {
  const before = await create('d1');
  await create('d2');
  const quiet = await listenTo(world, 'jonas', `?after=${before}`);
  expect(quiet.missed).toEqual([]);
  const renamed = await rename('Tidepool 2');
  expect((await quiet.next())?.id).toBe(renamed);
  await quiet.close();
  const back = await listenTo(world, 'jonas', `?after=${before}`);
  expect(back.missed).toMatchObject([
    { event: 'change', data: { topics: expect.not.arrayContaining(['plan:d2']) } },
  ]);
  expect(back.missed[0]?.data.topics).toContain('clients');
  await back.close();
});

test('what can not be told any more is said to be read anew', async () => {
  const before = await create('e1');
  await create('e2');
  await world.stopProjector();
  await world.startProjector();
  await world.rows('dana', 'w', 'blueprints');
  const back = await listenTo(world, 'dana', `?after=${before}`);
  expect(back.missed).toMatchObject([{ event: 'reload' }]);
  const position = back.missed[0]?.id;
  await back.close();
  expect((await listenTo(world, 'dana', `?after=${position}`)).missed).toEqual([]);
});

test('what is no position is refused', async () => {
  const wrong = await world.fetch('dana', 'w', '/api/live', { headers: { 'Last-Event-ID': 'x' } });
  expect([wrong.status, await wrong.json()]).toMatchObject([422, { field: 'Last-Event-ID' }]);
});
