import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { FrameReply, FrameTicket, Problem } from '@waymark/api';
import { verifyAccessToken } from '@waymark/edge';
import { openFileStore } from '@waymark/files';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { AccountBlocks } from '../../identity/blocks.ts';
import { endAll } from '../../identity/sessionIndex.ts';
import { deleteOwnRows } from '../../keeping/erasing/ownRows.ts';
import { startHarness, type CommandHarness } from '../../testing/commandHarness.ts';
import { sampleWorkspace } from '../../testing/sampleWorkspace.ts';
import { FRAME_HOURS, RENEWAL_MINUTES, TICKET_MINUTES } from './frames.ts';

let folder: string;
let harness: CommandHarness;
let world: Awaited<ReturnType<typeof sampleWorkspace>>;
/** The edge takes tokens by the clock on the wall, so this one begins there. */
const began = new Date();
let now = began;
const site = 'https://intranet.acme.example';
const task = { planKind: 'process', planId: 'p', taskId: 'fill' } as const;
const key = `wmk_${'k'.repeat(43)}`;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'waymark-frames-'));
  const files = await openFileStore(folder);
  harness = await startHarness(() => now, undefined, undefined, { files });
  world = await sampleWorkspace(harness);
  await harness.give(world.olga, 'SetFormOrigins', { formId: 'form', origins: [site] });
  await harness.give(world.olga, 'SetFormKey', { formId: 'form', key });
});
afterAll(async () => {
  await harness.stop();
  await rm(folder, { recursive: true });
});

const asked = { workspaceId: 'w', formId: 'form', origin: site };
type Made = FrameTicket & Problem;
const make = (who: string | null, more: object = { task }, token?: string) =>
  harness.post<Made>(
    who,
    '/api/frames/tickets',
    { ...asked, ...more },
    token === undefined ? {} : { token },
  );
const ticketFor = async (who: string, more?: object) => (await make(who, more)).body.ticket;
const enter = (ticket: string, formId = 'form') =>
  harness.post<FrameReply & Problem>(null, '/api/frames/enter', { ticket, formId });
const later = (minutes: number) => (now = new Date(began.getTime() + minutes * 60_000));
const refusedOf = ({ status, body }: { status: number; body: Problem }) => [
  status,
  body.code,
  body.field,
];

test('a ticket opens a frame once: by a token for this task alone, told to one origin', async () => {
  const { body } = await make(world.anna);
  const { origin, pathname, searchParams, hash } = new URL(body.address);
  expect([origin + pathname, hash]).toEqual([
    'http://localhost/frame/form-viewer',
    `#${body.ticket}`,
  ]);
  const { seal, ...ids } = Object.fromEntries(searchParams);
  expect([ids, seal]).toEqual([
    { workspace: 'w', project: 'p', form: 'form', task: 'fill' },
    expect.any(String),
  ]);
  const opened = await enter(body.ticket);
  expect(opened).toMatchObject({
    status: 200,
    body: { accountId: world.anna, origin: site, workspaceId: 'w' },
  });
  expect(verifyAccessToken(harness.signingSecret, opened.body.accessToken, now)).toEqual({
    ...{ accountId: world.anna, sid: 'test' },
    frame: { workspaceId: 'w', formId: 'form', task },
  });
  expect(refusedOf(await enter(body.ticket))).toEqual([401, 'unauthenticated', undefined]);
  const renewed = await enter(opened.body.next);
  expect(renewed.status).toBe(200);
  expect((await enter(opened.body.next)).status).toBe(401);
});

test('of many who come with the same ticket at once a single one is let in', async () => {
  const ticket = await ticketFor(world.anna);
  const answers = await Promise.all(Array.from({ length: 8 }, () => enter(ticket)));
  expect(answers.filter(({ status }) => status === 200).length).toBe(1);
});

test('a ticket is good for minutes, a frame that lies still for half an hour, and no frame for longer than half a day', async () => {
  const late = await ticketFor(world.anna);
  later(TICKET_MINUTES);
  expect((await enter(late)).status).toBe(401);
  later(0);
  let next = (await enter(await ticketFor(world.anna))).body.next;
  later(RENEWAL_MINUTES);
  expect((await enter(next)).status).toBe(401);
  later(0);
  next = (await enter(await ticketFor(world.anna))).body.next;
  let minutes = 0;
  for (; minutes < 24 * 60; minutes += RENEWAL_MINUTES - 1) {
    later(minutes);
    const { status, body } = await enter(next);
    if (status !== 200) break;
    next = body.next;
  }
  expect(minutes).toBeGreaterThan(FRAME_HOURS * 60 - RENEWAL_MINUTES);
  expect(minutes).toBeLessThanOrEqual(FRAME_HOURS * 60 + RENEWAL_MINUTES);
  later(0);
});

test('what is forged, or of another form, opens nothing', async () => {
  for (const none of ['x', 'A'.repeat(22), key, harness.tokenOf(world.anna).slice(0, 99)])
    expect((await enter(none)).status).toBe(401);
  expect((await enter(await ticketFor(world.anna), 'another')).status).toBe(401);
});

test('who may not answer the form, and where it may not be shown, is refused by name', async () => {
  const eve = await harness.account('eve@example.com');
  const refused = async (who: string | null, more?: object) => refusedOf(await make(who, more));
  expect(await refused(null)).toEqual([401, 'unauthenticated', undefined]);
  expect(await refused(eve)).toEqual([403, 'no-permission', undefined]);
  expect(await refused(world.anna, { task, origin: 'https://evil.example' })).toEqual([
    ...[403, 'origin-not-allowed', 'origin'],
  ]);
  expect(await refused(world.anna, { task, origin: `${site}.evil.example` })).toEqual([
    ...[403, 'origin-not-allowed', 'origin'],
  ]);
  expect(await refused(world.anna, { task, formId: 'another' })).toEqual([
    404,
    'form-not-found',
    'formId',
  ]);
  expect(await refused(world.anna, { task: { ...task, taskId: 'own' } })).toEqual([
    409,
    'task-not-form',
    'taskId',
  ]);
  expect(await refused(world.anna, { task: { ...task, taskId: 'secret' } })).toEqual([
    404,
    'task-not-found',
    'taskId',
  ]);
  expect(await refused(world.anna, {})).toEqual([403, 'no-permission', undefined]);
  expect(await refused(world.olga, {})).toEqual([200, undefined, undefined]);
});

test('the server of a site gets a ticket for a person it knows, by the key of the form', async () => {
  const by = (token: string, more: object) => make(null, more, token);
  const anna = await by(key, { task, email: 'Anna@w.example' });
  expect(anna.status).toBe(200);
  const opened = await enter(anna.body.ticket);
  expect(opened.body.accountId).toBe(world.anna);
  expect(refusedOf(await by(key, { task }))).toEqual([404, 'user-not-found', 'email']);
  expect(refusedOf(await by(key, { task, email: 'nobody@w.example' }))).toEqual([
    404,
    'user-not-found',
    'email',
  ]);
  // Of whom there is an account, but nobody here, the site learns as much as of whom there is none.
  await harness.account('elsewhere@w.example');
  for (const email of ['elsewhere@w.example', 'nobody@w.example'])
    expect(refusedOf(await by(key, { task, email }))).toEqual([404, 'user-not-found', 'email']);
  expect(refusedOf(await by(key, { email: 'anna@w.example' }))).toEqual([
    404,
    'user-not-found',
    'email',
  ]);
  const unknown = [401, 'frame-key-unknown', undefined];
  expect(refusedOf(await by(`wmk_${'x'.repeat(43)}`, { task, email: 'anna@w.example' }))).toEqual(
    unknown,
  );
  expect(refusedOf(await by(key, { task, email: 'anna@w.example', formId: 'another' }))).toEqual(
    unknown,
  );
  const { rows } = await harness.pool.query(
    'SELECT key_hash::text, key_id FROM identity.frame_keys',
  );
  expect(JSON.stringify(rows)).not.toContain(key);

  const again = await by(key, { task, email: 'anna@w.example' });
  await harness.give(world.olga, 'RevokeFormKey', { formId: 'form' });
  expect(refusedOf(await by(key, { task, email: 'anna@w.example' }))).toEqual(unknown);
  expect((await enter(again.body.ticket)).status).toBe(401);
  expect((await enter(opened.body.next)).status).toBe(401);
  const send = {
    plan: { kind: 'process', id: 'p' },
    taskId: 'fill',
    formId: 'form',
    version: 1,
    answers: {},
  };
  await expect
    .poll(
      async () =>
        (await harness.post(null, 'SendAnswers', send, { token: opened.body.accessToken })).status,
    )
    .toBe(401);
  await harness.give(world.olga, 'SetFormKey', { formId: 'form', key });
  expect((await by(key, { task, email: 'anna@w.example' })).status).toBe(200);
});

test('who is erased has no frame any more, by whichever key it was opened', async () => {
  const ben = await make(null, { task, email: 'ben@w.example' }, key);
  const { accessToken: token, next } = (await enter(ben.body.ticket)).body;
  // It changes nothing, however often it is tried until the end is heard of.
  const draft = { answers: {}, gone: [], seen: {} };
  const goesOn = async () =>
    (await harness.post(null, '/api/drafts/process/p/fill', draft, { token })).status;
  expect(await goesOn()).toBe(200);
  await deleteOwnRows(harness.pool, world.ben, null);
  await expect.poll(goesOn).toBe(401);
  expect((await enter(next)).status).toBe(401);
});

test('who signs out everywhere, or is blocked, has no frame any more that another site opened', async () => {
  const draft = { answers: {}, gone: [], seen: {} };
  const goesOn = async (token: string) =>
    (await harness.post(null, '/api/drafts/process/p/fill', draft, { token })).status;
  const opened = async (email: string) =>
    (await enter((await make(null, { task, email }, key)).body.ticket)).body;
  const other = await opened('anna@w.example');
  const blocks = new AccountBlocks(harness.pool);
  const { cora } = await coraOfX();
  for (const end of [
    () => endAll(harness.pool, cora),
    () => blocks.blockAccount(cora),
  ] as (() => Promise<unknown>)[]) {
    const { accessToken, next } = await opened('cora@w.example');
    const renewed = (await enter(next)).body;
    expect([await goesOn(accessToken), await goesOn(renewed.accessToken)]).toEqual([200, 200]);
    await end();
    await expect.poll(() => goesOn(accessToken)).toBe(401);
    await expect.poll(() => goesOn(renewed.accessToken)).toBe(401);
    expect((await enter(renewed.next)).status).toBe(401);
  }
  await blocks.unblockAccount(cora);
  // It is no end of what comes later, nor of what is anybody else's.
  const again = await opened('cora@w.example');
  expect([await goesOn(again.accessToken), await goesOn(other.accessToken)]).toEqual([200, 200]);
  await harness.give(world.olga, 'RemoveClientUser', { clientId: 'x', accountId: cora });
  expect(await goesOn(again.accessToken)).not.toBe(200);
});

/** Somebody else of the client. */
async function coraOfX() {
  const cora = await harness.account('cora@w.example');
  await harness.give(world.olga, 'InviteClientUser', {
    ...{ clientId: 'x', email: 'cora@w.example', profile: { firstName: 'Cora', lastName: 'C' } },
  });
  await harness.give(cora, 'AcceptInvitation', { workspaceId: 'w', clientId: 'x' });
  await harness.give(world.olga, 'SetTaskFollowers', {
    ...{ plan: { kind: 'process', id: 'p' }, taskId: 'fill', followers: [cora] },
  });
  return { cora };
}

test('a site that is taken off the list, and a form that is deleted, end what is renewed', async () => {
  const { next } = (await enter(await ticketFor(world.anna))).body;
  await harness.give(world.olga, 'SetFormOrigins', {
    formId: 'form',
    origins: ['https://other.example'],
  });
  expect(refusedOf(await enter(next))).toEqual([403, 'origin-not-allowed', 'origin']);
  await harness.give(world.olga, 'SetFormOrigins', { formId: 'form', origins: [site] });
  const ticket = await ticketFor(world.anna);
  await harness.give(world.olga, 'DeleteForm', { formId: 'form' });
  expect(refusedOf(await enter(ticket))).toEqual([404, 'form-not-found', 'formId']);
  await harness.give(world.olga, 'RestoreForm', { formId: 'form' });
});

test('a frame answers its own task, and does nothing else', async () => {
  const { accessToken: token } = (await enter(await ticketFor(world.anna))).body;
  const post = async (name: string, payload: object, more: object = {}) =>
    refusedOf(await harness.post(null, name, payload, { token, ...more }));
  const frameOnly = [403, 'frame-only', undefined];
  const plan = { kind: 'process', id: 'p' };
  const answers = { plan, taskId: 'fill', formId: 'form', version: 1, answers: { field: 'other' } };
  expect(await post('SetTaskStatus', { plan, taskId: 'own', status: 'DONE' })).toEqual(frameOnly);
  expect(await post('SetTaskStatus', { plan, taskId: 'fill', status: 'DONE' })).toEqual(frameOnly);
  expect(await post('ChangeForm', { formId: 'form' })).toEqual(frameOnly);
  expect(await post('SendAnswers', { ...answers, taskId: 'own' })).toEqual(frameOnly);
  expect(await post('SendAnswers', { ...answers, plan: { kind: 'project', id: 'p' } })).toEqual(
    frameOnly,
  );
  expect(await post('SendAnswers', answers, { workspace: 'v' })).toEqual(frameOnly);
  const draft = { answers: { field: ['other'] }, gone: [], seen: {} };
  expect(await post('/api/drafts/process/p/own', draft)).toEqual(frameOnly);
  expect(await post('/api/drafts/process/p/fill', draft, { workspace: 'v' })).toEqual(frameOnly);
  expect((await post('/api/drafts/process/p/fill', draft))[0]).toBe(200);
  const upload = (query: object) =>
    post(`/api/uploads?${new URLSearchParams({ fileId: 'f', ...query })}`, {});
  expect(await upload({ processId: 'p', taskId: 'fill', carrier: 'message' })).toEqual(frameOnly);
  expect(await upload({ processId: 'p', taskId: 'own', carrier: 'answers' })).toEqual(frameOnly);
  expect(await post('/api/frames/tickets', { ...asked, task })).toEqual(frameOnly);
  expect(
    await post('/api/session/view', { workspaceId: 'w', clientId: 'x', accountId: 'a' }),
  ).toEqual(frameOnly);
  expect((await post('SendAnswers', answers))[0]).toBe(200);
});

test('where a form is made, it alone is', async () => {
  const { accessToken: token } = (await enter(await ticketFor(world.olga, {}))).body;
  const post = async (name: string, payload: object) =>
    refusedOf(await harness.post(null, name, payload, { token }));
  expect((await post('ChangeForm', { formId: 'form', intro: 'Hello' }))[0]).toBe(200);
  expect((await post('PublishForm', { formId: 'form' }))[0]).toBe(200);
  const frameOnly = [403, 'frame-only', undefined];
  expect(await post('ChangeForm', { formId: 'another' })).toEqual(frameOnly);
  expect(await post('DeleteForm', { formId: 'form' })).toEqual(frameOnly);
  expect(await post('SetFormOrigins', { formId: 'form', origins: [] })).toEqual(frameOnly);
  const draft = { answers: {}, gone: [], seen: {} };
  expect(await post('/api/drafts/process/p/fill', draft)).toEqual(frameOnly);
});

test('browsers are told whose page may hold it by an address that was given out, and nobody by any other', async () => {
  const holders = async (path: string) => {
    const answer = await fetch(`${harness.site}/frame/${path}`);
    expect([answer.status, answer.headers.get('X-Frame-Options')]).toEqual([200, null]);
    return /frame-ancestors ([^;]+)/.exec(answer.headers.get('Content-Security-Policy') ?? '')?.[1];
  };
  const { body } = await make(world.anna);
  const seal = new URL(body.address).searchParams.get('seal') ?? '';
  expect(await holders(`form-viewer?workspace=w&form=form&task=fill&seal=${seal}`)).toBe(site);
  expect(await holders(`form-builder?workspace=w&form=form&seal=${seal}`)).toBe(site);
  for (const path of [
    'form-viewer?workspace=w&form=form&task=fill',
    'form-builder?workspace=w&form=form',
    `form-viewer?workspace=w&form=form&seal=${seal.slice(0, -2)}`,
    `form-viewer?workspace=w&form=another&seal=${seal}`,
    `form-viewer?workspace=v&form=form&seal=${seal}`,
    `form-viewer?workspace=w&form=form&form=another&seal=${seal}`,
    `form-viewer?workspace=w&form=form&seal=${seal}&seal=${seal}`,
    'form-viewer',
  ])
    expect([path, await holders(path)]).toEqual([path, "'none'"]);
  expect(await holders('form-demo')).toBe('http://localhost:* http://127.0.0.1:*');
});
