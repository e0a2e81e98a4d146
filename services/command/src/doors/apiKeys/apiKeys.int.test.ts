import type { Problem } from '@waymark/api';
import { streamOf } from '@waymark/events';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { anotherText, madeApiKey, type MadeApiKey } from '../../testing/apiKeys.ts';
import { startHarness, type CommandHarness } from '../../testing/commandHarness.ts';

const BEGIN = Date.parse('2026-11-21T10:00:00.000Z');
const DAY = 24 * 60 * 60_000;
let now = BEGIN;
let harness: CommandHarness;
let olga: string, tim: string, mallory: string;
let reporting: MadeApiKey;

beforeAll(async () => {
  harness = await startHarness(() => new Date(now));
  [olga, tim, mallory] = (await Promise.all(
    ['olga', 'tim', 'mallory'].map((name) => harness.account(`${name}@example.com`)),
  )) as [string, string, string];
  await harness.give(olga, 'CreateWorkspace', { workspaceId: 'w', name: 'Acme' });
  await harness.give(mallory, 'CreateWorkspace', { workspaceId: 'v', name: 'Other' });
  await harness.give(olga, 'InviteTeamUser', { email: 'tim@example.com' });
  await harness.give(tim, 'AcceptInvitation', { workspaceId: 'w' });
  reporting = await madeApiKey(harness, olga, ['clients:write'], { name: 'Reporting' });
});
afterAll(() => harness.stop());
beforeEach(() => {
  now = BEGIN;
});

let clients = 0;
/** Adds a client by a key: status and code. */
async function add(key: string, { workspace = 'w', idempotency = '' } = {}) {
  const clientId = idempotency === '' ? `c${clients++}` : idempotency;
  const { status, body } = await harness.post<Problem>(
    null,
    'AddClient',
    { clientId, name: `Client ${clientId}` },
    { token: key, workspace, ...(idempotency !== '' && { key: idempotency }) },
  );
  return status === 200 ? [200] : [status, body.code];
}
/** Sends a request as it is. */
async function raw(path: string, headers: Record<string, string>, method = 'POST') {
  const answer = await fetch(harness.site + path, {
    method,
    headers: { 'Content-Type': 'application/json', 'Waymark-Workspace': 'w', ...headers },
    ...(method === 'POST' && { body: JSON.stringify({ clientId: 'raw', name: 'Raw' }) }),
  });
  const body = (await answer.json()) as Problem;
  return { status: answer.status, code: body.code, detail: body.detail, headers: answer.headers };
}

describe('a program by its API key', () => {
  test('changes what its scopes name, in its own name', async () => {
    expect(await add(reporting.key, { idempotency: 'own' })).toEqual([200]);
    const [added] = await harness.eventsOf(streamOf.client('w', 'own'));
    expect(added?.metadata.actor).toEqual({ kind: 'apiKey', keyId: reporting.keyId });
  });
  test('has keys for repeats of its own', async () => {
    const other = await madeApiKey(harness, olga, ['clients:write']);
    expect(await add(reporting.key, { idempotency: 'same' })).toEqual([200]);
    expect(await add(reporting.key, { idempotency: 'same' })).toEqual([200]);
    // By another key the same id is another command, which finds the client there.
    expect(await add(other.key, { idempotency: 'same' })).toEqual([409, 'client-exists']);
  });
  test('is told which scope it lacks, as RFC 6750 has it', async () => {
    const reads = await madeApiKey(harness, olga, ['clients:read']);
    const answer = await raw('/api/commands/AddClient', { Authorization: `Bearer ${reads.key}` });
    expect([answer.status, answer.code, answer.detail]).toEqual([
      403,
      'scope-missing',
      'This API key lacks the scope clients:write.',
    ]);
    expect(answer.headers.get('WWW-Authenticate')).toBe(
      'Bearer error="insufficient_scope", scope="clients:write"',
    );
  });
  test('works in its own workspace alone', async () => {
    expect(await add(reporting.key, { workspace: 'v' })).toEqual([403, 'no-permission']);
    const theirs = await madeApiKey(harness, mallory, ['clients:write'], { workspace: 'v' });
    expect(await add(theirs.key)).toEqual([403, 'no-permission']);
    expect(await add(theirs.key, { workspace: 'v' })).toEqual([200]);
  });
  test('is limited by itself: what others do leaves it what it may', async () => {
    const busy = await madeApiKey(harness, olga, ['clients:write']);
    const many = Array.from({ length: 1_250 }, () =>
      raw('/api/commands/Nothing', { Authorization: `Bearer ${busy.key}` }),
    );
    const statuses = new Set((await Promise.all(many)).map(({ status }) => status));
    expect(statuses).toContain(429);
    expect(await add(reporting.key)).toEqual([200]);
  });
});

describe('a key that is no good is refused', () => {
  const wrong = (text: string) => add(text);
  test.each<[string, () => string]>([
    ['made up', () => anotherText({ keyId: 'k000000000000000', key: '' })],
    ['of a right id and another text', () => anotherText(reporting)],
    ['of a right text and a wrong checksum', () => `${reporting.key.slice(0, -1)}~`],
    ['cut', () => reporting.key.slice(0, -2)],
    ['of another workspace by its first part', () => anotherText(reporting, 'v')],
    ['in small letters', () => reporting.key.toLowerCase()],
    ['an SQL sentence', () => "wm_w_' OR 1=1 --"],
  ])('%s: always by the same answer', async (_, text) =>
    expect((await wrong(text().replaceAll(' ', '+')))[0]).toBe(401),
  );
  test('by one code, whether the id is known or not', async () => {
    expect(await wrong(anotherText(reporting))).toEqual([401, 'api-key-unknown']);
    expect(await wrong(anotherText({ keyId: 'k000000000000000', key: '' }))).toEqual([
      401,
      'api-key-unknown',
    ]);
  });
  test('at once when it is taken back', async () => {
    const key = await madeApiKey(harness, olga, ['clients:write']);
    expect(await add(key.key)).toEqual([200]);
    await harness.give(olga, 'EndApiKey', { keyId: key.keyId });
    expect(await add(key.key)).toEqual([401, 'api-key-ended']);
    expect(await add(anotherText(key))).toEqual([401, 'api-key-unknown']);
  });
  test('from its end on', async () => {
    const until = new Date(BEGIN + DAY).toISOString();
    const key = await madeApiKey(harness, olga, ['clients:write'], { until });
    now = BEGIN + DAY - 1;
    expect(await add(key.key)).toEqual([200]);
    now = BEGIN + DAY;
    expect(await add(key.key)).toEqual([401, 'api-key-ended']);
  });
  test('by its former text, once the overlap is over', async () => {
    const before = await madeApiKey(harness, olga, ['clients:write']);
    const { keyId } = before;
    const [second, third] = [anotherText(before), anotherText(before)];
    const previousUntil = new Date(BEGIN + 7 * DAY).toISOString();
    await harness.give(olga, 'RotateApiKey', { keyId, key: second, previousUntil });
    expect([await add(before.key), await add(second)]).toEqual([[200], [200]]);
    now = BEGIN + 7 * DAY;
    expect([await add(before.key), await add(second)]).toEqual([[401, 'api-key-replaced'], [200]]);
    now = BEGIN + 1;
    await harness.give(olga, 'RotateApiKey', { keyId, key: third, previousUntil: null });
    expect([await add(before.key), await add(second), await add(third)]).toEqual([
      [401, 'api-key-replaced'],
      [401, 'api-key-replaced'],
      [200],
    ]);
    const again = await harness.post(olga, 'RotateApiKey', {
      ...{ keyId, key: second, previousUntil: null },
    });
    expect([again.status, again.body.code]).toEqual([422, 'api-key-not-its-own']);
  });
  test('in an address, with a sentence that says where it belongs', async () => {
    for (const path of ['/api/commands/AddClient', '/api/session/team']) {
      const method = path.includes('session') ? 'GET' : 'POST';
      const answer = await raw(`${path}?key=${reporting.key}`, {}, method);
      expect([answer.status, answer.code]).toEqual([401, 'api-key-in-address']);
      expect(answer.detail).toContain('Authorization: Bearer');
      expect(answer.detail).not.toContain(reporting.key);
    }
  });
});

describe('headers that mean two things open nothing', () => {
  test.each<[string, (key: string, token: string) => Record<string, string>]>([
    ['two in one header', (key, token) => ({ Authorization: `Bearer ${token}, Bearer ${key}` })],
    ['another scheme', (key) => ({ Authorization: `Basic ${btoa(`wm:${key}`)}` })],
    ['without a scheme', (key) => ({ Authorization: key })],
    ['a header of one’s own', (key) => ({ 'X-Api-Key': key })],
    ['a cookie', (key) => ({ Cookie: `Authorization=Bearer ${key}; waymark_refresh=${key}` })],
    ['what a proxy might put there', (key) => ({ 'X-Forwarded-Authorization': `Bearer ${key}` })],
  ])('%s', async (_, headersOf) => {
    const answer = await raw(
      '/api/commands/AddClient',
      headersOf(reporting.key, harness.tokenOf(olga)),
    );
    expect([answer.status, answer.code]).toEqual([401, 'unauthenticated']);
  });
  test('a key beside the cookie of a session is the key, with its scopes', async () => {
    const reads = await madeApiKey(harness, olga, ['clients:read']);
    const both = { Authorization: `Bearer ${reads.key}`, Cookie: 'waymark_refresh=anything' };
    expect((await raw('/api/commands/AddClient', both)).code).toBe('scope-missing');
  });
});

describe('no key does what only people do', () => {
  test.each([
    ['GET', '/api/session/team'],
    ['GET', '/api/session/own'],
    ['DELETE', '/api/session/others'],
    ['POST', '/api/session/confirm/code'],
    ['GET', '/api/session/api-keys'],
    ['GET', '/api/mails'],
    ['POST', '/api/frames/tickets'],
    ['POST', '/api/views/tickets'],
    ['POST', '/api/imports/preview'],
  ])('%s %s', async (method, path) => {
    const answer = await raw(path, { Authorization: `Bearer ${reporting.key}` }, method);
    expect([401, 403, 404]).toContain(answer.status);
    if (answer.status === 403) expect(answer.code).toBe('not-for-api-keys');
  });
});

describe('keys are made', () => {
  test('by the team alone, who have just shown who they are', async () => {
    const payload = { keyId: reporting.keyId };
    expect((await harness.post(mallory, 'EndApiKey', payload)).body.code).toBe('no-permission');
    expect(
      (await harness.post(null, 'EndApiKey', payload, { token: reporting.key })).body.code,
    ).toBe('not-for-api-keys');
    const made = await madeApiKey(harness, tim, ['people:read'], { name: 'By Tim' });
    expect((await harness.eventsOf(streamOf.workspace('w'))).at(-1)).toMatchObject({
      type: 'ApiKeyMade',
      data: { keyId: made.keyId, name: 'By Tim', lastFour: made.key.slice(-4) },
      metadata: { actor: { kind: 'user', accountId: tim } },
    });
  });
  test('once, whatever is sent again', async () => {
    const made = await madeApiKey(harness, olga, ['people:read']);
    const taken = await harness.post(
      mallory,
      'MakeApiKey',
      {
        ...made,
        key: anotherText(made, 'v'),
        name: 'Theirs',
        scopes: ['people:read'],
        until: null,
      },
      { workspace: 'v' },
    );
    expect([taken.status, taken.body.code]).toEqual([422, 'api-key-not-its-own']);
    expect(await add(made.key)).toEqual([403, 'scope-missing']);
  });
  test('and their text is nowhere: in no event, reply or table', async () => {
    const secret = reporting.key.slice(-43);
    const { rows } = await harness.pool.query<{ found: string }>(
      `SELECT 'events' AS found FROM log.events e WHERE e::text LIKE '%' || $1 || '%'
       UNION ALL SELECT 'replies' FROM identity.command_replies r WHERE r::text LIKE '%' || $1 || '%'
       UNION ALL SELECT 'keys' FROM identity.api_keys k WHERE k::text LIKE '%' || $1 || '%'
       UNION ALL SELECT 'secrets' FROM identity.api_key_secrets s WHERE s::text LIKE '%' || $1 || '%'`,
      [secret],
    );
    expect(rows).toEqual([]);
  });
  test('and it is known when they were last used, and from where', async () => {
    await add(reporting.key);
    const answer = await fetch(`${harness.site}/api/session/api-keys`, {
      headers: { Authorization: `Bearer ${harness.tokenOf(tim)}`, 'Waymark-Workspace': 'w' },
    });
    const { uses } = (await answer.json()) as { uses: { keyId: string }[] };
    expect(uses.find(({ keyId }) => keyId === reporting.keyId)).toMatchObject({
      day: '2026-11-21',
      network: expect.any(String) as string,
    });
  });
});
