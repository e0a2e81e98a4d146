import {
  apiScopes,
  makeApiKey,
  makeApiKeyId,
  scopesOfRead,
  type ApiScope,
  type ResourceName,
} from '@waymark/api';
import { ApiKeyTable, openPool } from '@waymark/postgres';
import { streamOf } from '@waymark/events';
import { createHash } from 'node:crypto';
import type { Pool } from 'pg';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { resources } from '../readModels/resources.ts';
import { openTwoWorkspaces } from '../testing/twoWorkspaces.ts';
import type { ProjectorWorld } from '../testing/world.ts';

const random = (bytes: Uint8Array<ArrayBuffer>) => crypto.getRandomValues(bytes);
const digestOf = (text: string) => createHash('sha256').update(text).digest();

let world: ProjectorWorld;
let writer: Pool;
let table: ApiKeyTable;
let position = '0';
beforeAll(async () => {
  world = await openTwoWorkspaces();
  writer = openPool({ connectionString: world.logins.writer });
  table = new ApiKeyTable(writer);
});
afterAll(async () => {
  await writer.end();
  await world.close();
});

/** A key as the command service makes it: what it is checked by, and its event. */
async function keyOf(scopes: readonly ApiScope[], workspaceId = 'w1', name = scopes.join(' ')) {
  const keyId = makeApiKeyId(random);
  const key = makeApiKey(workspaceId, keyId, random);
  await table.make({ keyId, workspaceId, scopes, endsAt: null, digest: digestOf(key) });
  position = await world.append(streamOf.workspace(workspaceId), [
    {
      type: 'ApiKeyMade',
      data: { keyId, name, scopes: [...scopes], until: null, lastFour: key.slice(-4) },
    },
  ]);
  return { keyId, key };
}

/** Reads by a key once it and all before it is there. */
async function read(key: string, path: string, workspaceId = 'w1') {
  const after = `${path.includes('?') ? '&' : '?'}after=${position}`;
  const answer = await world.fetch('nobody', workspaceId, `/api/${path}${after}`, {}, {}, key);
  const body = (await answer.json()) as { code?: string } | { id: string }[];
  return {
    status: answer.status,
    code: Array.isArray(body) ? undefined : body.code,
    rows: Array.isArray(body) ? body : [],
    challenge: answer.headers.get('WWW-Authenticate'),
  };
}
const by = (filter: object) => `?filter=${encodeURIComponent(JSON.stringify(filter))}`;
const names = resources.map(({ name }) => name as ResourceName);
const pathsOf = (name: string) => [name, `${name}/none`, `${name}/totals?filters=[{}]`];

describe('over every read there is', () => {
  test('a key reads what its scopes name, and nothing else', async () => {
    for (const scope of apiScopes) {
      const { key } = await keyOf([scope]);
      for (const name of names) {
        const needed = scopesOfRead(name, {});
        const missing = needed?.find((one) => one !== scope);
        const wanted =
          needed === null ? 'not-for-api-keys' : missing === undefined ? 'read' : 'scope-missing';
        for (const path of pathsOf(name)) {
          const { status, code, challenge } = await read(key, path);
          // One that is not there is not found by whoever may read.
          const outcome = status === 200 || code === 'not-found' ? 'read' : code;
          expect([scope, path, outcome]).toEqual([scope, path, wanted]);
          if (wanted === 'scope-missing') expect(challenge).toContain(`scope="${missing}"`);
        }
      }
    }
  });
  test('a key with all scopes reads the rows of its workspace that the team reads', async () => {
    const { key } = await keyOf(apiScopes);
    for (const name of names.filter((name) => scopesOfRead(name, {}) !== null)) {
      const { rows } = await read(key, name);
      const team = await world.rows('team-w1', 'w1', name);
      expect([name, rows.map(({ id }) => id)]).toEqual([name, team.map(({ id }) => id)]);
      const theirs = await world.rows('team-w2', 'w2', name);
      const ids = new Set(rows.map(({ id }) => id));
      if (name !== 'history')
        expect([name, theirs.filter(({ id }) => ids.has(id as string))]).toEqual([name, []]);
    }
  });
  test('no key reads what is a person’s own, nor the ways in', () =>
    expect(names.filter((name) => scopesOfRead(name, {}) === null).toSorted()).toEqual([
      ...['apiKeys', 'notices', 'shares', 'views'],
    ]));
});

describe('of plans a key reads those of the kind that its scope names', () => {
  test('where the filter names the kind', async () => {
    const { key } = await keyOf(['executions:read']);
    const ofProcesses = await read(key, `tasks${by({ planKind: ['process', 'project'] })}`);
    expect(ofProcesses.status).toBe(200);
    expect(ofProcesses.rows.length).toBeGreaterThan(0);
    expect((await read(key, `tasks${by({ planKind: 'blueprint' })}`)).code).toBe('scope-missing');
    expect((await read(key, `tasks/w1-bp-t`)).code).toBe('scope-missing');
    expect((await read(key, `tasks${by({ planKind: ['process', 'blueprint'] })}`)).code).toBe(
      'scope-missing',
    );
    const totals = encodeURIComponent(JSON.stringify([{ planKind: 'process' }, {}]));
    expect((await read(key, `tasks/totals?filters=${totals}`)).code).toBe('scope-missing');
  });
});

describe('a key is refused', () => {
  test('in another workspace', async () => {
    const { key } = await keyOf(['executions:read']);
    expect((await read(key, 'executions', 'w2')).code).toBe('no-permission');
  });
  test('beside the lists', async () => {
    const { key } = await keyOf(apiScopes);
    for (const path of [
      'me',
      'me/data',
      'live',
      'operations',
      'plans/w1x-p/workspaces',
      'fileLinks?id=w1x-scan',
      'executions/w1x-p/turns',
    ])
      expect([path, (await read(key, path)).code]).toEqual([path, 'not-for-api-keys']);
  });
  test('once it is taken back, even before the event is read', async () => {
    const { key, keyId } = await keyOf(['executions:read']);
    expect((await read(key, 'executions')).status).toBe(200);
    await table.end(keyId, 'w1', new Date());
    expect((await read(key, 'executions')).code).toBe('api-key-ended');
  });
  test('where it was kept and no event tells of it', async () => {
    const keyId = makeApiKeyId(random);
    const key = makeApiKey('w1', keyId, random);
    const scopes = ['executions:read'];
    await table.make({
      ...{ keyId, workspaceId: 'w1', scopes },
      endsAt: null,
      digest: digestOf(key),
    });
    expect((await read(key, 'executions')).code).toBe('no-permission');
  });
  test('that nobody made, and one in the address', async () => {
    const { key, keyId } = await keyOf(['executions:read']);
    expect((await read(makeApiKey('w1', keyId, random), 'executions')).code).toBe(
      'api-key-unknown',
    );
    expect((await read('eyJ', `executions?key=${key}`)).code).toBe('api-key-in-address');
  });
});

test('its name stands in the history for the team, and not for clients', async () => {
  const { keyId } = await keyOf(['executions:write'], 'w1', 'Nightly sync');
  await world.append(
    streamOf.process('w1', 'w1x-p'),
    [
      {
        type: 'ProcessRenamed',
        data: { processId: 'w1x-p', from: 'w1x p', to: 'Renamed by a program' },
      },
    ],
    { kind: 'apiKey', keyId },
  );
  const told = async (who: string) => {
    const rows = await world.rows(who, 'w1', 'history', { filter: { actor: keyId } });
    return rows.map(({ actorName, actorParty }) => [actorName, actorParty]);
  };
  expect(await told('team-w1')).toEqual([['The API key Nightly sync', 'apiKey']]);
  expect((await told('user-w1x')).flat()).not.toContain('The API key Nightly sync');
  const found = await world.rows('team-w1', 'w1', 'history', { filter: { q: 'nightly' } });
  expect(found.map(({ actorId }) => actorId)).toContain(keyId);
});

test('a key that was ended keeps its row, and says since when', async () => {
  const { keyId } = await keyOf(['people:read'], 'w1', 'Former');
  await world.append(streamOf.workspace('w1'), [
    {
      type: 'ApiKeyRotated',
      data: { keyId, name: 'Former', lastFour: 'abcd', previousUntil: '2026-12-01T00:00:00.000Z' },
    },
    { type: 'ApiKeyEnded', data: { keyId, name: 'Former' } },
  ]);
  const rows = await world.rows('team-w1', 'w1', 'apiKeys', { filter: { ended: true } });
  expect(rows).toEqual([
    expect.objectContaining({
      ...{ id: keyId, name: 'Former', lastFour: 'abcd', madeBy: 'dana' },
      ...{ previousUntil: '2026-12-01T00:00:00.000Z', endedAt: expect.any(String) as string },
    }),
  ]);
  expect((await world.get('user-w1x', 'w1', '/api/apiKeys')).body).toEqual([]);
});
