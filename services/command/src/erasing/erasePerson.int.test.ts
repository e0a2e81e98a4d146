import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { streamOf, type DomainEvent } from '@waymark/events';
import { openFileStore, type FileStore } from '@waymark/files';
import { sealField } from '@waymark/vault';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { AccountCause } from '../identity/accountStreams.ts';
import { Accounts } from '../identity/accounts.ts';
import { deterministicId } from '../identity/deterministicId.ts';
import { openIdentityStores, type IdentityStores } from '../identity/testing/identityStores.ts';
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
async function append(stream: string, ...events: DomainEvent[]): Promise<void> {
  const metadata = {
    ...{ ...cause('x'), workspaceId: 'w', causationId: 'x' },
    actor: { kind: 'system', name: 'test' } as const,
  };
  await stores.log.append(
    stream,
    events.map((event, n) => ({ id: deterministicId(stream, `${n}`), ...event, metadata })),
    'any',
  );
}
const file = (fileId: string, accountId: string, carrier: 'message' | 'block', name: string) => ({
  type: carrier === 'block' ? 'BlockFileStored' : 'FileStored',
  data: {
    ...{ fileId, accountId, name, type: 'application/pdf' },
    ...(carrier === 'block' ? { plan: { kind: 'process', id: 'p' } } : { processId: 'p', taskId: 't', carrier }),
    contents: [{ key: fileId.repeat(64), bytes: 3, width: null, height: null }],
  },
});

/** Somebody who wrote a message, brought a file to it and one to a block, and is signed in; and somebody else's file. */
async function anna() {
  const accounts = new Accounts(stores.log, stores.vault);
  const accountId = await accounts.ensure('anna@example.com', { firstName: 'Anna', lastName: 'Falk' }, cause('a'));
  const holder = { accountId };
  const words = await sealField(stores.vault, 'MessageSent', 'words', holder, { text: 'Secret', rest: null });
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
  (await Promise.all(['a', 'b', 'c'].map((id) => store.stat(id.repeat(64))))).map((found) => found !== null);

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

test('nobody, and what is not understood, change nothing', async () => {
  expect(await erase('nobody@example.com', '--for-good')).toMatchObject({ exit: 2 });
  expect(await erase('no-such-account', '--for-good')).toMatchObject({ exit: 2 });
  for (const args of [[], ['a', 'b'], ['--all']]) expect((await erase(...args)).exit).toBe(2);
});
