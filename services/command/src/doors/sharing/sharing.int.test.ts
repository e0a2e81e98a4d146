import { headers } from '@waymark/api';
import { nouns, shareStreamId, streamOf, type Sealed, type SharedThing } from '@waymark/events';
import { foldStream } from '@waymark/log';
import { openField } from '@waymark/vault';
import {
  signAccessToken,
  verifyAccessToken,
  type TokenHolder as AuthenticatedCaller,
} from '@waymark/edge';
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { startHarness, type CommandHarness } from '../../testing/commandHarness.ts';
import { sampleWorkspace } from '../../testing/sampleWorkspace.ts';
import { Browser } from '../../testing/signInSite.ts';
import { ShareSecrets } from '../../identity/shareSecrets.ts';

let now = new Date('2026-11-21T10:00:00.000Z');
let harness: CommandHarness;
let world: Awaited<ReturnType<typeof sampleWorkspace>>;
const of = { kind: 'process', id: 'p' } as const;
const password = 'harbour-lantern-42';

beforeAll(async () => {
  harness = await startHarness(() => now);
  world = await sampleWorkspace(harness);
});
afterAll(() => harness.stop());
beforeEach(async () => {
  now = new Date('2026-11-21T10:00:00.000Z');
  await harness.pool.query('DELETE FROM identity.limits');
});

const browser = () => new Browser(harness.site, () => Promise.resolve(null));
const share = (what: SharedThing = of) =>
  harness.give(world.olga, 'SetSharePassword', { of: what, password });
const stop = (what: SharedThing = of) => harness.give(world.olga, 'StopSharing', { of: what });
const see = (token: string) => browser().call('POST', '/api/session/share', { token });
const enter = (token: string, more: object = {}, by = browser()) =>
  by.call('POST', '/api/session/share/enter', { token, password, name: 'Gil', ...more });
const nowhere = {
  status: 404,
  body: { code: 'link-not-found', detail: 'This link no longer works.' },
};

/** As the dialog shows it to the team. */
async function tokenOf(what: SharedThing = of): Promise<string> {
  const events = await harness.eventsOf(streamOf.share('w', shareStreamId(what)));
  const { linkId, token } = events.findLast(({ type }) => type === 'SharedByLink')?.data as {
    linkId: string;
    token: Sealed<string>;
  };
  const opened = await openField(harness.vault, 'SharedByLink', 'token', { linkId, token });
  return opened.erased ? '' : opened.value;
}
async function shared(what: SharedThing = of): Promise<string> {
  await share(what);
  return tokenOf(what);
}
const state = () => foldStream(harness.log, streamOf.share('w', shareStreamId(of)), nouns.share);

/**
 * Sessions go by the clock of the service, the check of tokens by that on the wall: the same token,
 * signed now.
 */
const signedNow = (accessToken = '') =>
  signAccessToken(
    harness.signingSecret,
    verifyAccessToken(harness.signingSecret, accessToken, now) as AuthenticatedCaller,
    new Date(),
  ).accessToken;
const setDone = (accessToken: string | undefined, taskId: string, processId = 'p') =>
  harness.post(
    'guest',
    'SetTaskStatus',
    { plan: { kind: 'process', id: processId }, taskId, status: 'DONE' },
    { token: signedNow(accessToken) },
  );
const lastStatus = async () =>
  (await harness.eventsOf(world.stream)).findLast(({ type }) => type === 'TaskStatusSet')?.metadata
    .actor;

describe('a link', () => {
  test('has 128 bits, and stands nowhere in clear; nor does its password, not even in a reply that is kept', async () => {
    const token = await shared();
    expect(Buffer.from(token, 'base64url')).toHaveLength(16);
    for (const table of ['share_links', 'share_passwords', 'command_replies']) {
      const { rows } = await harness.pool.query(`SELECT * FROM identity.${table}`);
      expect(JSON.stringify(rows)).not.toContain(token);
      expect(JSON.stringify(rows)).not.toContain('harbour');
    }
    const events = await harness.eventsOf(streamOf.share('w', shareStreamId(of)));
    const log = JSON.stringify(events.map(({ data, metadata }) => [data, metadata]));
    expect([log.includes(token), log.includes('harbour')]).toEqual([false, false]);
    const { rows } = await harness.pool.query(
      'SELECT memory, passes, lanes, length(hash) AS bytes FROM identity.share_passwords',
    );
    expect(rows[0]).toEqual({ memory: 19_456, passes: 2, lanes: 1, bytes: 32 });
    await stop();
  });
  test('says what it leads to, to whoever has it, as often as they look', async () => {
    const token = await shared();
    const head = await harness.log.head();
    for (let look = 0; look < 3; look++)
      expect((await see(token)).body).toEqual({
        ...{ kind: 'process', name: 'Blueprint', clientName: 'Client X', workspaceName: 'Acme' },
        ...{ byName: 'Olga', passwordChangedAt: null },
        brand: { name: 'Acme', claim: '', logo: null, icon: expect.any(String), style: '' },
      });
    expect(await harness.log.head()).toBe(head);
    expect((await enter(token)).status).toBe(200);
    await stop();
  });
  test('leads nowhere once it was stopped, while it is off, after its end, and where it was guessed; all the same', async () => {
    expect(await see('guessed')).toMatchObject(nowhere);
    expect(await enter('guessed')).toMatchObject(nowhere);
    const token = await shared();
    await harness.give(world.olga, 'SetShareTerms', { of, open: false });
    expect([await see(token), await enter(token)]).toMatchObject([nowhere, nowhere]);
    await harness.give(world.olga, 'SetShareTerms', {
      of,
      open: true,
      until: '2026-11-21T11:00:00.000Z',
    });
    expect((await see(token)).status).toBe(200);
    now = new Date('2026-11-21T11:00:00.000Z');
    expect([await see(token), await enter(token)]).toMatchObject([nowhere, nowhere]);
    now = new Date('2026-11-21T10:00:00.000Z');
    await stop();
    expect([await see(token), await enter(token)]).toMatchObject([nowhere, nowhere]);
    // Shared again, it is another link.
    expect(await shared()).not.toBe(token);
    expect(await see(token)).toMatchObject(nowhere);
    await stop();
  });
  test('leads nowhere while its project is deleted, and for good with the client', async () => {
    const token = await shared();
    await harness.give(world.olga, 'DeleteProject', { projectId: 'jx' });
    expect([await see(token), await enter(token)]).toMatchObject([nowhere, nowhere]);
    await harness.give(world.olga, 'RestoreProject', { projectId: 'jx' });
    expect((await see(token)).status).toBe(200);
    await harness.give(world.olga, 'AddClient', { clientId: 'going', name: 'Going' });
    await harness.give(world.olga, 'AddProject', {
      projectId: 'of-going',
      clientId: 'going',
      name: 'Project',
    });
    const other = { kind: 'project', id: 'of-going' } as const;
    const gone = await shared(other);
    expect((await enter(gone)).status).toBe(200);
    await harness.give(world.olga, 'DeleteClient', { clientId: 'going' });
    expect([await see(gone), await enter(gone)]).toMatchObject([nowhere, nowhere]);
    await stop();
  });
  test('of which too many are guessed is looked up no more for a while', async () => {
    for (let n = 0; n < 120; n++) await see(`guess-${n}`);
    expect((await see('one more')).status).toBe(429);
  });
});

describe('a password', () => {
  test('that is wrong is refused; after ten tries even the right one has to wait for 15 minutes', async () => {
    const token = await shared();
    for (let n = 0; n < 10; n++)
      expect(await enter(token, { password: `guess ${n}` })).toMatchObject({
        status: 401,
        body: { code: 'wrong-password', field: 'password' },
      });
    const late = await enter(token);
    expect([late.status, late.body?.['code']]).toEqual([429, 'too-many-requests']);
    const wait = Number(late.headers.get('Retry-After'));
    expect(wait).toBeGreaterThan(14 * 60);
    expect(wait).toBeLessThanOrEqual(15 * 60);
    await stop();
  });
  test('is tried ten times by many at once as well', async () => {
    const token = await shared();
    const tries = await Promise.all(
      Array.from({ length: 16 }, (_, n) => enter(token, { password: `guess ${n}` })),
    );
    expect(tries.filter(({ status }) => status === 401)).toHaveLength(10);
    await stop();
  });
  test('that is right gives the tries back, however its letters are composed', async () => {
    await harness.give(world.olga, 'SetSharePassword', { of, password: 'für alle Kunden' });
    const token = await tokenOf();
    for (let n = 0; n < 9; n++) await enter(token);
    expect((await enter(token, { password: 'fu\u0308r alle Kunden' })).status).toBe(200);
    for (let n = 0; n < 10; n++) expect((await enter(token)).status).toBe(401);
    await stop();
  });
  test('that is changed keeps the link and shuts out whoever came in by the one before', async () => {
    const token = await shared();
    const visitor = browser();
    const { accessToken = '' } = (await enter(token, {}, visitor)).body ?? {};
    await harness.give(world.olga, 'SetSharePassword', { of, password: 'another-lantern-7' });
    expect((await setDone(accessToken, 'own')).status).toBe(403);
    expect((await visitor.call('POST', '/api/session/refresh')).status).toBe(401);
    expect(await see(token)).toMatchObject({
      body: { passwordChangedAt: '2026-11-21T10:00:00.000Z' },
    });
    expect((await enter(token)).status).toBe(401);
    expect((await enter(token, { password: 'another-lantern-7' })).status).toBe(200);
    await stop();
  });
  test('has ten characters at least, and is none of those that are tried first; one from before goes on', async () => {
    const set = (given: string) =>
      harness.post(world.olga, 'SetSharePassword', { of, password: given });
    for (const [given, why] of [
      ['x', 'password: must have at least 10 characters'],
      ['harbour42', 'password: must have at least 10 characters'],
      ['Password2026!', 'password: is one of those that are tried first'],
    ] as const)
      expect(await set(given)).toMatchObject({
        status: 422,
        body: { field: 'password', detail: expect.stringContaining(why) as string },
      });
    const token = await shared();
    const { passwordId } = await state();
    await new ShareSecrets(harness.pool).keepPassword(passwordId, 'x');
    expect((await enter(token, { password: 'x' })).status).toBe(200);
    await stop();
  });
  test('that somebody tries wrong uses up nothing of a colleague beside them, nor of whoever came in before', async () => {
    const token = await shared();
    const inNetwork = (n: number) => Object.assign(browser(), { address: `203.0.${n}.7` });
    const [before, beside, guesser] = [inNetwork(113), inNetwork(113), inNetwork(113)];
    expect((await enter(token, {}, before)).status).toBe(200);
    for (const each of [beside, guesser]) await each.call('POST', '/api/session/share', { token });
    for (let n = 0; n < 10; n++)
      expect((await enter(token, { password: `guess ${n}` }, guesser)).status).toBe(401);
    expect((await enter(token, {}, guesser)).status).toBe(429);
    expect((await enter(token, { password: 'a mistake' }, beside)).status).toBe(401);
    expect((await enter(token, {}, beside)).status).toBe(200);
    // Whoever takes a new name each time uses up what their network has, and at last slows all that
    // never came in.
    for (let n = 0; n < 120; n++) {
      const stranger = inNetwork(n);
      stranger.jar.set('waymark_guest', `made-up-${n}`);
      await enter(token, { password: 'no' }, stranger);
    }
    const statuses = [];
    for (let n = 0; n < 4; n++)
      statuses.push((await enter(token, { password: 'no' }, inNetwork(200 + n))).status);
    expect(statuses).toContain(429);
    expect((await enter(token, {}, before)).status).toBe(200);
    // That it came in by this link is proven by nothing that anybody can write.
    const forger = inNetwork(250);
    forger.jar.set('waymark_guest', (before.jar.get('waymark_guest') ?? '').slice(0, -1));
    expect([401, 429]).toContain((await enter(token, { password: 'no' }, forger)).status);
    await stop();
  });
  test('lets in as a guest whoever was signed in there, and ends that session', async () => {
    const token = await shared();
    const visitor = browser();
    await enter(token, {}, visitor);
    const first = visitor.jar.get('waymark_refresh') ?? '';
    expect((await enter(token, {}, visitor)).status).toBe(200);
    const other = browser();
    other.jar.set('waymark_refresh', first);
    expect((await other.call('POST', '/api/session/refresh')).status).toBe(401);
    expect((await visitor.call('POST', '/api/session/refresh')).status).toBe(200);
    await stop();
  });
  test('is set by the team alone', async () => {
    for (const who of [world.anna, await harness.account('eve@example.com')])
      expect((await harness.post(who, 'SetSharePassword', { of, password })).status).toBe(403);
  });
});

describe('a guest', () => {
  test('gives a name that is one', async () => {
    const token = await shared();
    expect((await enter(token, { name: ' ' })).status).toBe(422);
    expect((await enter(token, { name: 'win at https://evil.example' })).body).toMatchObject({
      field: 'name',
    });
    await stop();
  });
  test('works on what is with the client, under an id of their own, and on nothing else', async () => {
    const token = await shared();
    const { accessToken = '', accountId = '' } = (await enter(token)).body ?? {};
    expect((await setDone(accessToken, 'own')).status).toBe(200);
    expect(await lastStatus()).toMatchObject({ kind: 'guest', guestId: accountId });
    for (const task of ['team', 'secret', 'none'])
      expect((await setDone(accessToken, task)).status).toBe(403);
    await harness.give(world.olga, 'CreateProcess', {
      processId: 'p2',
      projectId: 'jx',
      blueprintId: 'b',
      start: '2026-11-21',
      end: '2027-01-22',
    });
    expect((await setDone(accessToken, 'own', 'p2')).status).toBe(403);
    await harness.give(world.olga, 'SetShareTerms', { of, mayWork: false });
    expect((await setDone(accessToken, 'own')).status).toBe(403);
    await stop();
  });
  test('who came by a link to a project works in its processes', async () => {
    const project = { kind: 'project', id: 'jx' } as const;
    const token = await shared(project);
    const { accessToken = '' } = (await enter(token)).body ?? {};
    await harness.give(world.olga, 'SetTaskStatus', {
      plan: world.plan,
      taskId: 'own',
      status: 'TODO',
    });
    expect((await setDone(accessToken, 'own')).status).toBe(200);
    await stop(project);
  });
  test('stays in while the link leads there, and is noted to look', async () => {
    const token = await shared();
    const visitor = browser();
    await enter(token, {}, visitor);
    now = new Date('2026-11-21T10:20:00.000Z');
    expect((await visitor.call('POST', '/api/session/refresh')).status).toBe(200);
    expect([...(await state()).guests.values()]).toMatchObject([{ lookedAt: now.toISOString() }]);
    await harness.give(world.olga, 'SetShareTerms', { of, open: false });
    expect((await visitor.call('POST', '/api/session/refresh')).status).toBe(401);
    // Their session has ended with it.
    await harness.give(world.olga, 'SetShareTerms', { of, open: true });
    expect((await visitor.call('POST', '/api/session/refresh')).status).toBe(401);
    await stop();
  });
  test('is nobody where things are of people: no profile, no workspace, no invitation, no file', async () => {
    const token = await shared();
    const { accessToken = '' } = (await enter(token)).body ?? {};
    const said = { token: signedNow(accessToken) };
    const profile = { firstName: 'No', lastName: 'Body', gender: null };
    expect((await harness.post('guest', 'ChangeProfile', profile, said)).status).toBe(403);
    expect(
      (await harness.post('guest', 'CreateWorkspace', { workspaceId: 'g', name: 'G' }, said))
        .status,
    ).toBe(403);
    expect(
      (await harness.post('guest', 'AcceptInvitation', { workspaceId: 'w' }, said)).status,
    ).toBe(403);
    const query = new URLSearchParams({
      fileId: randomUUID(),
      processId: 'p',
      taskId: 'own',
      carrier: 'message',
    });
    const brought = await fetch(`${harness.site}/api/uploads?${query}`, {
      method: 'POST',
      headers: {
        Authorization: `Bearer ${said.token}`,
        [headers.workspace]: 'w',
        'Content-Type': 'text/plain',
      },
      body: 'hello',
    });
    expect(brought.status).toBeGreaterThanOrEqual(400);
    await stop();
  });
});
