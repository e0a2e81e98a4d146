import { randomUUID } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { nouns, streamOf, type DomainEvent, type Metadata, type Workspace } from '@waymark/events';
import { openFileStore, type FileStore } from '@waymark/files';
import { foldStream } from '@waymark/log';
import { sealField } from '@waymark/vault';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { AccountCause } from '../../identity/accountStreams.ts';
import { Accounts } from '../../identity/accounts.ts';
import { openIdentityStores, type IdentityStores } from '../../identity/testing/identityStores.ts';
import { runEraseCli } from './eraseCli.ts';

let stores: IdentityStores;
let folder: string;
let store: FileStore;
beforeAll(async () => {
  stores = await openIdentityStores();
  folder = await mkdtemp(join(tmpdir(), 'waymark-erasing-'));
  store = await openFileStore(folder);
});
afterAll(async () => {
  store.close();
  await stores.close();
  await rm(folder, { recursive: true, force: true });
});

const cause = (commandId: string): AccountCause => ({
  ...{ commandId, command: 'SignIn', actor: 'self', correlationId: commandId },
  ...{ workspaceId: null, at: '2026-11-21T10:00:00.000Z' },
});
const append = (stream: string, ...events: DomainEvent[]) => appendBy(stream, {}, ...events);
/** @returns the id of the last */
async function appendBy(
  stream: string,
  by: Partial<Metadata>,
  ...events: DomainEvent[]
): Promise<string> {
  const metadata = {
    ...{ ...cause('x'), workspaceId: 'w', causationId: 'x' },
    actor: { kind: 'system', name: 'test' } as const,
    ...by,
  };
  const all = events.map((event) => ({ id: randomUUID(), ...event, metadata }));
  await stores.log.append(stream, all, 'any');
  return all.at(-1)?.id ?? '';
}
const file = (fileId: string, accountId: string, carrier: 'message' | 'block', name: string) => ({
  type: carrier === 'block' ? 'BlockFileStored' : 'FileStored',
  data: {
    ...{ fileId, accountId, name, type: 'application/pdf' },
    ...(carrier === 'block'
      ? { plan: { kind: 'process', id: 'p' } }
      : { processId: 'p', taskId: 't', carrier }),
    contents: [{ key: fileId.repeat(64), bytes: 3, width: null, height: null }],
  },
});

/**
 * Somebody who wrote a message, brought a file to it and one to a block, and is signed in; and
 * somebody else's file.
 */
async function anna() {
  const accounts = new Accounts(stores.log, stores.vault);
  const accountId = await accounts.ensure(
    'anna@example.com',
    { firstName: 'Anna', lastName: 'Falk' },
    cause('a'),
  );
  const holder = { accountId };
  const words = await sealField(stores.vault, 'MessageSent', 'words', holder, {
    text: 'Secret',
    rest: null,
  });
  await append(streamOf.conversation('w', 'p_t'), {
    type: 'MessageSent',
    data: {
      ...{ messageId: 'm', taskId: 't', moduleId: 'o', ...holder, side: 'client', words },
      ...{ mentions: [], via: 'app', gives: 'seller', status: 'TODO' },
    },
  });
  const name = await stores.vault.seal(accountId, 'scan.pdf');
  await append(streamOf.file('w', 'a'), file('a', accountId, 'message', name));
  await append(streamOf.file('w', 'b'), file('b', accountId, 'block', name));
  await append(streamOf.file('w', 'c'), file('c', 'dana', 'message', name));
  for (const id of ['a', 'b', 'c'])
    await store.put(id.repeat(64), { bytes: 3, open: () => Readable.from([Buffer.from('pdf')]) });
  await stores.pool.query(
    `INSERT INTO identity.sessions (session_id, account_id, expires_at) VALUES (gen_random_uuid(), $1, now() + interval '1 day')`,
    [accountId],
  );
  return { accounts, accountId, words };
}

async function erase(...args: string[]): Promise<{ exit: number; said: string }> {
  const lines: string[] = [];
  const exit = await runEraseCli(
    args,
    () => Promise.resolve({ ...stores, store, close: () => Promise.resolve() }),
    (text) => lines.push(text),
  );
  return { exit, said: lines.join('\n') };
}
const there = async () =>
  (await Promise.all(['a', 'b', 'c'].map((id) => store.stat(id.repeat(64))))).map(
    (found) => found !== null,
  );

test('says what would be gone and erases nothing, unless it is meant; then key, files and sessions go, and the address is free', async () => {
  const { accounts, accountId, words } = await anna();
  const dry = await erase('anna@example.com');
  expect(dry.exit).toBe(0);
  for (const line of [
    'Anna Falk <anna@example.com>',
    '1 messages',
    '2 names of files',
    '1 files that they brought',
    'Nothing was erased',
  ])
    expect(dry.said).toContain(line);
  expect(await stores.vault.open(accountId, words)).toEqual({ text: 'Secret', rest: null });

  expect(await erase('Anna@Example.com', '--for-good')).toMatchObject({
    exit: 0,
    said: expect.stringContaining(`${accountId} was erased.`) as string,
  });
  expect(await stores.vault.open(accountId, words)).toBeNull();
  // What a block shows is the workspace's; another's file is another's.
  expect(await there()).toEqual([false, true, true]);
  expect((await stores.pool.query('SELECT FROM identity.sessions')).rowCount).toBe(0);
  expect(await accounts.life(accountId)).toBe('erased');

  expect(await accounts.find('anna@example.com')).toBeNull();
  const anew = await accounts.ensure('anna@example.com', {}, cause('b'));
  expect(anew).not.toBe(accountId);
  expect(await accounts.find('anna@example.com')).toBe(anew);
  expect(await accounts.person(anew)).toMatchObject({ email: 'anna@example.com', firstName: '' });
});

test('done again it changes nothing, so what was cut off is begun anew', async () => {
  const accounts = new Accounts(stores.log, stores.vault);
  const accountId = await accounts.ensure('bo@example.com', {}, cause('bo'));
  await stores.vault.erase(accountId);
  expect((await erase(accountId, '--for-good')).exit).toBe(0);
  const head = await stores.log.head();
  expect((await erase(accountId, '--for-good')).said).toContain('was erased before');
  expect(await stores.log.head()).toBe(head);
});

test('who alone owns a workspace is not erased before it is said whose it is from then on', async () => {
  const accounts = new Accounts(stores.log, stores.vault);
  const [carl, dora] = await Promise.all(
    ['carl', 'dora'].map((name) =>
      accounts.ensure(`${name}@example.com`, { firstName: name }, cause(name)),
    ),
  );
  const stream = streamOf.workspace('owned');
  await append(
    stream,
    { type: 'WorkspaceCreated', data: { workspaceId: 'owned', name: 'Acme' } },
    { type: 'MemberAdded', data: { accountId: carl!, role: 'OWNER' } },
    { type: 'MemberAdded', data: { accountId: dora!, role: 'ADMIN' } },
  );
  const owns = async () =>
    (await foldStream<Workspace>(stores.log, stream, nouns.workspace)).members;
  expect((await erase('carl@example.com')).said).toContain('They alone own Acme (owned)');
  for (const more of [[], ['--successor', 'bo@nowhere.example'], ['--successor', 'stranger']])
    expect(await erase('carl@example.com', '--for-good', ...more)).toMatchObject({ exit: 2 });
  expect(await accounts.life(carl!)).toBe('present');
  expect(await erase('carl@example.com', '--nobody', '--successor', dora!)).toMatchObject({
    exit: 2,
  });
  expect(
    await erase('carl@example.com', '--for-good', '--successor', 'dora@example.com'),
  ).toMatchObject({ exit: 0 });
  expect((await owns()).get(dora!)).toBe('OWNER');
  // Who was erased still stands in the team, and owns nothing.
  expect(await erase(dora!, '--for-good')).toMatchObject({ exit: 2 });
  expect(await erase(dora!, '--for-good', '--nobody')).toMatchObject({ exit: 0 });
});

test('what an earlier version wrote in clear is taken back by an event, and nothing that others gave', async () => {
  const accounts = new Accounts(stores.log, stores.vault);
  const accountId = await accounts.ensure('eve@example.com', { firstName: 'Eve' }, cause('eve'));
  const given = { fieldId: 'f', accountId, value: await stores.vault.seal(accountId, 'Eve') };
  const sent = await append(streamOf.answers('w', 'q_t'), {
    type: 'AnswersSent',
    data: {
      ...{ plan: { kind: 'process', id: 'q' }, clientId: 'x', taskId: 't', moduleId: 'm' },
      ...{ headline: 'h', formId: 'form', version: 1, answers: [given] },
    },
  });
  const stream = streamOf.process('w', 'q');
  const ofT = { taskId: 't', moduleId: 'm', from: 'TODO', to: 'STUCKED' } as const;
  const variable = (variableId: string, value: string) =>
    ({
      type: 'VariableAdded',
      data: { variableId, name: variableId, type: 'STRING', value, label: '' },
    }) as const;
  const by = (accountId: string) =>
    ({ actor: { kind: 'clientUser', accountId, clientId: 'x' } }) as const;
  await appendBy(stream, by(accountId), {
    type: 'TaskStatusSet',
    data: { ...ofT, reason: 'Eve can’t' },
  });
  await appendBy(stream, by('ben'), {
    type: 'TaskStatusSet',
    data: { ...ofT, taskId: 't2', reason: 'Ben can’t' },
  });
  await appendBy(stream, { command: 'KeepAnswered', causationId: sent }, variable('a', 'Eve'));
  await appendBy(
    stream,
    { command: 'KeepAnswered', causationId: 'of another' },
    variable('b', 'Ben'),
  );
  await appendBy(stream, {}, variable('c', 'Team'));
  expect((await erase(accountId, '--for-good')).said).toContain(
    '2 reasons and answers that an earlier version wrote in clear',
  );
  const last = [];
  for await (const { type, data } of stores.log.readStream(stream)) last.push({ type, data });
  expect(last.slice(5)).toMatchObject([
    { type: 'TaskStatusSet', data: { taskId: 't', to: 'STUCKED', reason: null } },
    { type: 'VariableChanged', data: { variableId: 'a', to: { value: '' } } },
  ]);
});

test('nobody, and what is not understood, change nothing', async () => {
  expect(await erase('nobody@example.com', '--for-good')).toMatchObject({ exit: 2 });
  expect(await erase('no-such-account', '--for-good')).toMatchObject({ exit: 2 });
  for (const args of [[], ['a', 'b'], ['--all']]) expect((await erase(...args)).exit).toBe(2);
});
