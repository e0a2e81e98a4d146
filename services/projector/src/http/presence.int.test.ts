import type { PersonHere } from '@waymark/api';
import { streamOf } from '@waymark/events';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { listenTo, type LiveMessage } from '../testing/listenTo.ts';
import { ProjectorWorld } from '../testing/world.ts';

let world: ProjectorWorld;
beforeAll(async () => {
  world = await ProjectorWorld.ofDana();
  for (const who of ['priya', 'jonas']) await world.openAccount(who, who);
  await world.append(streamOf.workspace('w'), [
    { type: 'MemberAdded', data: { accountId: 'priya', role: 'ADMIN' } },
  ]);
  await world.append(streamOf.client('w', 'c'), [
    { type: 'ClientAdded', data: { clientId: 'c', name: 'Tidepool' } },
    { type: 'ClientUserInvited', data: { clientId: 'c', accountId: 'jonas' } },
  ]);
  await world.rows('dana', 'w', 'people');
});
afterAll(() => world.close());

const here = { windowId: 'one', planId: 'p', moduleId: 'm', at: 'b', writing: true };
const say = (who: string, body: object) => world.post(who, 'w', '/api/presence', body);
type Heard = Awaited<ReturnType<typeof listenTo>>;
const next = async (line: Heard): Promise<LiveMessage | null> => {
  const message = await line.next();
  return message?.event === 'presence' ? message : message && next(line);
};
const people = async (line: Heard) =>
  ((await next(line))?.data as unknown as { people: PersonHere[] } | undefined)?.people;

test('the team hears who is where, when they come, move and leave, and at once who was there before', async () => {
  const dana = await listenTo(world, 'dana');
  expect((await say('priya', here)).status).toBe(204);
  const priya = { accountId: 'priya', planId: 'p', moduleId: 'm', at: 'b', writing: true };
  expect(await people(dana)).toEqual([priya]);
  const later = await listenTo(world, 'dana');
  expect(await people(later)).toEqual([priya]);
  await say('priya', { ...here, writing: false });
  expect(await people(dana)).toEqual([{ ...priya, writing: false }]);
  await say('priya', { ...here, planId: null });
  expect(await people(dana)).toEqual([]);
  await Promise.all([dana.close(), later.close()]);
});

test('a client is neither seen nor hears of anybody', async () => {
  const refused = await say('jonas', here);
  expect([refused.status, await refused.json()]).toMatchObject([403, { code: 'no-permission' }]);
  const [dana, jonas] = [await listenTo(world, 'dana'), await listenTo(world, 'jonas')];
  await say('priya', here);
  expect(await people(dana)).toHaveLength(1);
  const renamed = await world.append(streamOf.client('w', 'c'), [
    { type: 'ClientRenamed', data: { clientId: 'c', from: 'Tidepool', to: 'Tide' } },
  ]);
  expect(await jonas.next()).toMatchObject({ event: 'change', id: renamed });
  await Promise.all([dana.close(), jonas.close()]);
});

test('what is said to one process is heard at another', async () => {
  const dana = await listenTo(world, 'dana');
  await people(dana);
  await world.db.query('SELECT pg_notify($1, $2)', [
    'waymark_presence',
    JSON.stringify({ ...here, workspaceId: 'w', accountId: 'mikkel' }),
  ]);
  expect((await people(dana))?.map(({ accountId }) => accountId)).toEqual(['mikkel', 'priya']);
  await dana.close();
});

test('a body that is none is refused by the name of its field', async () => {
  const wrong = await say('dana', { ...here, writing: 'yes' });
  expect([wrong.status, await wrong.json()]).toMatchObject([422, { field: 'writing' }]);
  expect((await say('stranger', here)).status).toBe(403);
});
