import { headers, type Me } from '@waymark/api';
import { streamOf } from '@waymark/events';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { ProjectorWorld } from '../testing/world.ts';

let world: ProjectorWorld;
beforeAll(async () => {
  world = await ProjectorWorld.open();
  await world.openAccount('dana', 'Dana', 'Okafor');
  await world.createWorkspace('w');
  for (const [i, name] of ['Beta', 'alpha', '100%', 'a_b', 'Gamma'].entries()) {
    await world.append(streamOf.client('w', `c${i}`), [
      { type: 'ClientAdded', data: { clientId: `c${i}`, name } },
    ]);
  }
});
afterAll(() => world.close());

const names = (body: unknown) => (body as { name: string }[]).map(({ name }) => name);
const clients = (query: object = {}) => world.get('dana', 'w', '/api/clients', query);

test('a list is sorted, cut to its range, and says the exact total', async () => {
  const { body, headers: given } = await clients({ sort: ['name', 'DESC'], range: [1, 2] });
  expect(names(body)).toEqual(['Beta', 'alpha']);
  expect(given.get('Content-Range')).toBe('clients 1-2/5');
  const beyond = await clients({ range: [50, 59] });
  expect([beyond.body, beyond.headers.get('Content-Range')]).toEqual([[], 'clients */5']);
  const none = await clients({ filter: { q: 'nobody' } });
  expect([none.body, none.headers.get('Content-Range')]).toEqual([[], 'clients */0']);
});

test('where no row is wanted, all that match are counted', async () => {
  for (const [filter, total] of [
    [{}, 5],
    [{ q: 'AL' }, 1],
    [{ q: 'nobody' }, 0],
  ] as const) {
    const { body, headers: given } = await clients({ filter, range: [0, -1] });
    expect([body, given.get('Content-Range')]).toEqual([[], `clients */${total}`]);
  }
});

test('search takes what is typed as it is', async () => {
  expect(names((await clients({ filter: { q: 'AL' } })).body)).toEqual(['alpha']);
  expect(names((await clients({ filter: { q: '%' } })).body)).toEqual(['100%']);
  expect(names((await clients({ filter: { q: '_' } })).body)).toEqual(['a_b']);
});

test('several are read at once by `ids` or `id`, one by its path', async () => {
  for (const filter of [{ ids: ['c0', 'c4', 'nope'] }, { id: ['c0', 'c4'] }])
    expect(names((await clients({ filter })).body)).toEqual(['Beta', 'Gamma']);
  expect((await world.get('dana', 'w', '/api/clients/c4')).body).toMatchObject({
    id: 'c4',
    name: 'Gamma',
    projects: 0,
    executions: 0,
    users: 0,
  });
  for (const id of ['nope', '%00', 'a%00b']) {
    const { status, body } = await world.get('dana', 'w', `/api/clients/${id}`);
    expect([status, body['code']]).toEqual([404, 'not-found']);
  }
});

test.each([
  [{ filter: { colour: 'red' } }, 'filter.colour'],
  [{ filter: { q: 7 } }, 'filter.q'],
  [{ filter: 'no json' }, 'filter'],
  [{ filter: [1] }, 'filter'],
  [{ filter: { constructor: 1 } }, 'filter.constructor'],
  [{ filter: { q: '\u0000' } }, 'filter'],
  [{ sort: ['password', 'ASC'] }, 'sort'],
  [{ sort: ['toString', 'ASC'] }, 'sort'],
  [{ sort: ['name', 'UP'] }, 'sort'],
  [{ range: [9, 3] }, 'range'],
  [{ range: [0, 1000] }, 'range'],
  [{ range: [-1, 3] }, 'range'],
  [{ range: [1, -1] }, 'range'],
  [{ range: [0, -2] }, 'range'],
  [{ after: 'soon' }, 'after'],
])('%j is refused, naming %s', async (query, field) => {
  const { status, body } = await clients(query);
  expect([status, body['code'], body['field']]).toEqual([422, 'invalid-input', field]);
});

test('a parameter that is given twice is refused, whichever of the two were good', async () => {
  for (const [name, value] of [
    ['filter', '{}'],
    ['sort', '["name","ASC"]'],
    ['range', '[0,9]'],
    ['after', '0'],
  ] as const) {
    const twice = new URLSearchParams([
      [name, value],
      [name, value],
    ]);
    const { status, body } = await world.get<{ code: string; field: string }>(
      'dana',
      'w',
      `/api/clients?${twice}`,
    );
    expect([name, status, body.code, body.field]).toEqual([name, 422, 'invalid-input', name]);
  }
});

test('a read waits for `after`; when that does not come, the answer is marked stale', async () => {
  const fresh = await clients();
  expect(fresh.headers.get(headers.stale)).toBeNull();
  expect(Number(fresh.headers.get(headers.position))).toBeGreaterThan(0);
  const stale = await clients({ after: '9000000000000000000' });
  expect([stale.status, stale.headers.get(headers.stale)]).toEqual([200, 'true']);
  expect(names(stale.body)).toHaveLength(5);
});

test('without a good token, a workspace, or a place in it nothing is read', async () => {
  expect((await world.fetch('dana', 'w', '/api/clients', {})).status).toBe(200);
  expect((await world.get('dana', '', '/api/clients')).body).toMatchObject({
    status: 422,
    field: headers.workspace,
  });
  expect((await world.get('stranger', 'w', '/api/clients')).body).toMatchObject({
    status: 403,
    code: 'no-permission',
  });
});

test('`me` tells, as every read does, after what a page is to listen that begins with it: what any list may lack', async () => {
  const positionOf = async (path: string) =>
    BigInt((await world.fetch('dana', 'w', path, {})).headers.get(headers.position) ?? 0);
  const ofMe = await positionOf('/api/me');
  expect(ofMe).toBeGreaterThan(0n);
  for (const list of ['people', 'executions', 'messages'])
    expect(await positionOf(`/api/${list}`)).toBeGreaterThanOrEqual(ofMe);
});

test('`me` tells who is signed in and where they belong', async () => {
  expect((await world.get('dana', '', '/api/me')).body).toEqual({
    account: {
      accountId: 'dana',
      email: 'dana@example.com',
      firstName: 'Dana',
      lastName: 'Okafor',
      gender: null,
      language: null,
      revision: '0',
    },
    operator: true,
    memberships: [
      {
        workspaceId: 'w',
        workspaceName: 'Works',
        answerHours: null,
        timeZone: 'UTC',
        bookingProviders: [],
        bookingHosts: [],
        ...{ displayName: '', claim: '', brandColor: null, logo: null, header: null },
        brand: { name: 'Works', claim: '', logo: null, icon: expect.any(String), style: '' },
        revision: '0',
        party: 'team',
        role: 'OWNER',
        clientId: null,
        clientName: null,
      },
    ],
    invitations: [],
    formerWorkspaces: [],
    refusals: [],
  });
});

test('`me` tells the language that somebody has chosen, of themselves alone', async () => {
  const chosen = async (language: 'de' | null) => {
    await world.append(streamOf.account('dana'), [
      { type: 'LanguageChosen', data: { accountId: 'dana', language } },
    ]);
    return (await world.get<Me>('dana', '', '/api/me')).body.account.language;
  };
  expect([await chosen('de'), await chosen(null)]).toEqual(['de', null]);
  expect(Object.keys((await world.rows('dana', 'w', 'people'))[0]!)).not.toContain('language');
});

test('the answer time that a team promises is told with the workspace, to its clients too', async () => {
  await world.append(streamOf.workspace('w'), [
    { type: 'AnswerTimePromised', data: { from: null, to: 4 } },
  ]);
  const told = async (who: string) =>
    (await world.get<Me>(who, '', '/api/me')).body.memberships[0]?.answerHours;
  expect(await told('dana')).toBe(4);
  await world.append(streamOf.workspace('w'), [
    { type: 'AnswerTimePromised', data: { from: 4, to: null } },
  ]);
  expect(await told('dana')).toBeNull();
});

test('the zone whose days a workspace goes by is told with it, to its clients too; without one it is that of the instance', async () => {
  const told = async (who: string) =>
    (await world.get<Me>(who, '', '/api/me')).body.memberships[0]?.timeZone;
  expect(await told('dana')).toBe('UTC');
  await world.append(streamOf.workspace('w'), [
    { type: 'WorkspaceZoneSet', data: { from: null, to: 'Pacific/Auckland' } },
  ]);
  expect(await told('dana')).toBe('Pacific/Auckland');
  await world.append(streamOf.workspace('w'), [
    { type: 'WorkspaceZoneSet', data: { from: 'Pacific/Auckland', to: 'UTC' } },
  ]);
});

test('who was removed is off the list but keeps the name', async () => {
  await world.openAccount('ben', 'Ben');
  await world.append(streamOf.workspace('w'), [
    { type: 'MemberAdded', data: { accountId: 'ben', role: 'ADMIN' } },
    { type: 'MemberRemoved', data: { accountId: 'ben' } },
  ]);
  expect(names(await world.rows('dana', 'w', 'people'))).toEqual(['Dana Okafor']);
  expect(await world.rows('dana', 'w', 'people', { filter: { ids: ['ben'] } })).toMatchObject([
    { id: 'ben', name: 'Ben', email: null },
  ]);
  expect((await world.get('ben', 'w', '/api/clients')).status).toBe(403);
});

test('of which providers bookings are heard is told to the team alone, and no key', async () => {
  const told = async (who: string) =>
    (await world.get<Me>(who, '', '/api/me')).body.memberships[0]?.bookingProviders;
  await world.openAccount('cleo', 'Cleo');
  await world.append(streamOf.client('w', 'c0'), [
    { type: 'ClientUserInvited', data: { clientId: 'c0', accountId: 'cleo' } },
  ]);
  const set = (provider: 'CALENDLY' | 'HUBSPOT') =>
    ({
      type: 'BookingKeySet',
      data: { workspaceId: 'w', provider, key: 'v1.sealed' as never },
    }) as const;
  await world.append(streamOf.workspace('w'), [set('CALENDLY'), set('HUBSPOT'), set('CALENDLY')]);
  expect(await told('dana')).toEqual(['HUBSPOT', 'CALENDLY']);
  await expect.poll(() => told('cleo')).toEqual([]);
  await world.append(streamOf.workspace('w'), [
    { type: 'BookingKeyDropped', data: { provider: 'HUBSPOT' } },
  ]);
  expect(await told('dana')).toEqual(['CALENDLY']);
});
