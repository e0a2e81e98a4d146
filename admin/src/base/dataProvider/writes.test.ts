import { commandSchemas, readSchemas, type ResourceName } from '@waymark/api';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { AnyWrites } from './writes.ts';
import { writes } from './writes.ts';
import { dataProvider } from './dataProvider.ts';

const sent: { name: string; payload: unknown; basedOn: string | null }[] = [];
let rows: object[] = [];
beforeEach(() => {
  sent.length = 0;
  rows = [];
  vi.stubGlobal('localStorage', { getItem: () => null, setItem: () => undefined });
  vi.stubGlobal('fetch', async (url: string, { body, headers }: RequestInit = {}) => {
    const [, name] = /^\/api\/commands\/(\w+)$/.exec(url) ?? [];
    if (name === undefined)
      return Response.json(rows, { headers: { 'Content-Range': 'rows 0-1/2' } });
    if (name === 'RemoveRole' && String(body).includes('used'))
      return Response.json(
        {
          type: 'about:blank',
          title: 'Conflict',
          status: 409,
          code: 'role-used',
          detail: 'The role is used.',
        },
        { status: 409 },
      );
    sent.push({
      name,
      payload: JSON.parse(String(body)),
      basedOn: new Headers(headers).get('Based-On'),
    });
    return Response.json({ revision: '1', position: '7' });
  });
});
afterEach(() => vi.unstubAllGlobals());

const role = {
  id: 'r::a',
  name: 'Buyer',
  internExtern: 'EXTERN',
  defaultEmailAddress: null,
  defaultAccountId: null,
};

test('a new row gets an id of its own, and is made by the command of its resource', async () => {
  const { id: _, ...data } = role;
  const made = await dataProvider.create('roles', { data });
  expect(made.data.id).toMatch(/^r::[-0-9a-f]{36}$/);
  expect(sent).toEqual([
    {
      name: 'AddRole',
      payload: {
        roleId: made.data.id,
        name: 'Buyer',
        internExtern: 'EXTERN',
        defaultEmailAddress: null,
      },
      basedOn: null,
    },
  ]);
});

test('a change sends what is now said, and on what it is based', async () => {
  const changed = await dataProvider.update('roles', {
    id: role.id,
    data: { name: 'Sponsor' },
    previousData: role,
    meta: { basedOn: '4' },
  });
  expect(changed.data).toMatchObject({ ...role, name: 'Sponsor' });
  expect(sent).toMatchObject([
    { name: 'ChangeRole', payload: { roleId: 'r::a', name: 'Sponsor' }, basedOn: '4' },
  ]);
});

test('a name that stays is no change', async () => {
  const client = { id: 'c', name: 'Tide Pool' };
  await dataProvider.update('clients', {
    id: 'c',
    data: { name: 'Tide Pool' },
    previousData: client,
  });
  expect(sent).toEqual([]);
});

test('several rows go one after the other, each by its own command', async () => {
  rows = [
    { id: 'a', party: 'team', clientId: null },
    { id: 'b', party: 'client', clientId: 'c1' },
  ];
  await dataProvider.deleteMany('people', { ids: ['a', 'b'] });
  expect(sent).toMatchObject([
    { name: 'RemoveTeamUser', payload: { accountId: 'a' } },
    { name: 'RemoveClientUser', payload: { clientId: 'c1', accountId: 'b' } },
  ]);
});

test('a refusal is thrown with its problem', async () => {
  await expect(
    dataProvider.delete('roles', { id: 'used', previousData: { ...role, id: 'used' } }),
  ).rejects.toMatchObject({ problem: { code: 'role-used' }, message: 'The role is used.' });
});

test.each([
  ['create', 'tasks'],
  ['update', 'people'],
  ['update', 'tasks'],
  ['delete', 'history'],
] as const)('%s of %s is refused: that is done by commands alone', async (verb, resource) => {
  const params = { id: 'x', data: {}, previousData: { id: 'x' } };
  const write = dataProvider[verb] as (resource: string, params: object) => Promise<unknown>;
  await expect(write(resource, params)).rejects.toThrow(/use useCommand/);
});

/** Rows that no list reads. */
const own: Partial<Record<keyof typeof writes, object>> = {
  workspace: {
    ...{ workspaceName: 'Acme', timeZone: 'Pacific/Auckland', answerHours: 8 },
    bookingHosts: ['meetings.acme.example'],
  },
  profile: { firstName: 'Dana', lastName: 'Okafor', gender: null, language: 'de' },
};

/** A row with something in each field. */
const filled = (resource: keyof typeof writes): object => ({
  ...(own[resource] ??
    Object.fromEntries(
      Object.keys(readSchemas[resource as ResourceName].shape).map((field) => [field, field]),
    )),
  ...{
    id: writes[resource]?.newId?.() ?? 'an-id',
    planId: 'plan',
    clientId: 'client',
    planKind: 'process',
  },
  ...{ internExtern: 'INTERN', type: 'STRING', party: 'team' },
  defaultEmailAddress: 'dana@seller.example',
  email: 'dana@seller.example',
});

test.each(Object.keys(writes) as (keyof typeof writes)[])(
  'what is written of %s is what its commands take',
  (resource) => {
    const { create, update, delete: remove } = writes[resource] as AnyWrites;
    const row = filled(resource);
    const commands = [
      create?.(row),
      ...(update?.(row, Object.fromEntries(Object.keys(row).map((name) => [name, 'before']))) ??
        []),
      remove?.(row),
    ];
    for (const command of commands)
      if (command !== undefined)
        expect(commandSchemas[command.name].safeParse(command.payload).error).toBeUndefined();
    expect(commands.some((command) => command !== undefined)).toBe(true);
  },
);

test('of a record with several fields only those are sent that changed', async () => {
  const before = { id: 'w', revision: '3', workspaceName: 'Acme', timeZone: 'UTC' };
  const data = { answerHours: 8, workspaceName: 'Acme' };
  const saved = await dataProvider.update('workspace', {
    ...{ id: 'w', data, previousData: { ...before, answerHours: null } },
    meta: { basedOn: '3' },
  });
  expect(sent).toEqual([{ name: 'PromiseAnswerTime', payload: { hours: 8 }, basedOn: '3' }]);
  expect(saved.data).toMatchObject({ answerHours: 8, timeZone: 'UTC', revision: '1' });
});
