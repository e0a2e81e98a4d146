import { createHash } from 'node:crypto';
import { mkdtemp, rm, utimes } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { openFileStore } from '@waymark/files';
import { contentKey } from '@waymark/vault';
import { streamOf, type WaymarkEvent } from '@waymark/events';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { readModels } from '../readModels/readModels.ts';
import { freshDatabase } from '@waymark/postgres/testing';
import { ProjectorWorld } from '../testing/world.ts';
import type { FilesPlace } from './files/verifyFiles.ts';
import { runOperationsCli } from './cli.ts';

let world: ProjectorWorld;
beforeAll(async () => {
  world = await ProjectorWorld.ofDana();
  await world.get('dana', 'w', '/api/people');
  // Its first word to operators comes a second after its start: until then nobody waits for what
  // they ask for.
  await vi.waitFor(
    async () => expect((await ops('status')).said).not.toContain('No projector runs'),
    5_000,
  );
});
afterAll(() => world.close());

/** What a command says, and its exit code. */
async function ops(
  words: string,
  connectionString = world.logins.projector,
  files: () => Promise<FilesPlace | null> = () => Promise.resolve(null),
): Promise<{ exit: number; said: string }> {
  const lines: string[] = [];
  const exit = await runOperationsCli(
    words.split(' '),
    () => Promise.resolve(connectionString),
    (text) => lines.push(text),
    files,
  );
  return { exit, said: lines.join('\n') };
}

test('shows the read models, those that are named or all', async () => {
  const all = await ops('status');
  expect(all.exit).toBe(0);
  for (const model of ['directory', 'plans', 'history', 'views', 'talk', 'notices'])
    expect(all.said).toContain(model);
  expect((await ops('status plans')).said).not.toContain('history');
});

test('waits for a comparison: 0 when it is equal, 1 when it is not', async () => {
  expect(await ops('verify directory')).toMatchObject({
    exit: 0,
    said: expect.stringContaining('verification equal to a fresh fold') as string,
  });
  await world.db.query(`UPDATE read.workspaces SET name = 'damaged'`);
  expect(await ops('verify directory')).toMatchObject({
    exit: 1,
    said: expect.stringContaining('verification different') as string,
  });
});

test('rebuilds, swaps in and goes back, each waited for', async () => {
  await world.db.query(`UPDATE read.workspaces SET name = 'damaged'`);
  expect(await ops('rebuild directory')).toMatchObject({
    exit: 0,
    said: expect.stringContaining('rebuild ready to be swapped in') as string,
  });
  expect((await ops('swap directory')).exit).toBe(0);
  expect((await world.db.query(`SELECT name FROM read.workspaces`)).rows).toEqual([
    { name: 'Works' },
  ]);
  expect((await ops('rollback directory')).exit).toBe(0);
  expect((await world.db.query(`SELECT name FROM read.workspaces`)).rows).toEqual([
    { name: 'damaged' },
  ]);
  expect((await ops('rebuild directory --swap')).exit).toBe(0);
  expect((await world.db.query(`SELECT name FROM read.workspaces`)).rows).toEqual([
    { name: 'Works' },
  ]);
});

test('where no model is named, those are given up that are being made anew', async () => {
  expect((await ops('rebuild mails')).exit).toBe(0);
  expect((await ops('cancel')).exit).toBe(0);
  await vi.waitFor(async () => expect((await ops('cancel')).exit).toBe(2), 5_000);
});

test('a retry waits for its outcome: 1 while something stays in quarantine, 0 when nothing does', async () => {
  const stream = streamOf.client('w', 'odd');
  const rename = (to: string): WaymarkEvent => ({
    type: 'ClientRenamed',
    data: { clientId: 'odd', from: 'odd', to },
  });
  await world.db.query(`ALTER TABLE read.clients ADD CONSTRAINT never CHECK (name <> 'broken')`);
  await world.append(stream, [
    { type: 'ClientAdded', data: { clientId: 'odd', name: 'odd' } },
    rename('broken'),
  ]);
  await world.get('dana', 'w', '/api/clients');
  const stays = await ops('retry');
  expect(stays.exit).toBe(1);
  expect(stays.said).toContain('client-w_odd waits at ClientRenamed');
  expect((await world.db.query('SELECT retry FROM read.quarantine')).rows).toEqual([
    { retry: false },
  ]);
  await world.db.query('ALTER TABLE read.clients DROP CONSTRAINT never');
  expect((await ops('retry directory')).exit).toBe(0);
  expect((await world.db.query('SELECT FROM read.quarantine')).rows).toEqual([]);
});

test('what is not possible is said, with 2', async () => {
  expect(await ops('swap plans')).toEqual({
    exit: 2,
    said: 'plans has no rebuild that is ready to be swapped in.',
  });
  expect((await ops('cancel')).said.split('\n')).toHaveLength(readModels.length);
  expect(await ops('status nothing')).toEqual({
    exit: 2,
    said: `There is no read model nothing. There are ${readModels.map(({ name }) => name).join(', ')}.`,
  });
  expect(await ops('explode')).toMatchObject({ exit: 2 });
});

test('a database without read models, and one that does not answer', async () => {
  const empty = await freshDatabase();
  try {
    expect(await ops('status', empty.connectionString)).toEqual({
      exit: 2,
      said: 'This database has no read models yet: start a projector first.',
    });
  } finally {
    await empty.drop();
  }
  expect(await ops('status', 'postgres://nobody@127.0.0.1:1/nothing')).toEqual({
    exit: 2,
    said: 'The database could not be asked: connect ECONNREFUSED 127.0.0.1:1',
  });
});

test('where no projector works, what was asked for is noted and nobody waits for it', async () => {
  await world.stopProjector();
  await world.db.query(`UPDATE read.model_health SET at = now() - interval '1 hour'`);
  const { exit, said } = await ops('rebuild history');
  expect(exit).toBe(1);
  expect(said).toContain('No projector runs');
  expect((await world.db.query(`SELECT model FROM read.rebuilds`)).rows).toEqual([
    { model: 'history' },
  ]);
  await world.startProjector();
});

test('the file store is compared with the log both ways, and swept only when asked', async () => {
  expect(await ops('files verify')).toEqual({ exit: 2, said: 'FILES_URL names no file store.' });
  const folder = await mkdtemp(join(tmpdir(), 'waymark-files-'));
  const store = await openFileStore(folder);
  const { log, vault } = world;
  const place = () => Promise.resolve({ log, store, vault, close: () => Promise.resolve() });
  const keys = new Map<string, string>();
  const fileOf = (name: string) => (name === 'c' ? 'f2' : name === 'g' ? 'block' : 'f1');
  for (const name of ['a', 'b', 'c', 'd', 'e', 'f', 'g']) {
    const of = { workspaceId: 'w', fileId: fileOf(name) };
    const sha256 = createHash('sha256').update(Buffer.alloc(5, name)).digest('hex');
    keys.set(name, await contentKey(vault, of, sha256));
  }
  const key = (name: string) => keys.get(name) ?? '';
  const put = (name: string, bytes: number, words = name) =>
    store.put(key(name), { bytes, open: () => Readable.from([Buffer.alloc(bytes, words)]) });
  const stored = (fileId: string, ...names: string[]): WaymarkEvent => ({
    type: 'FileStored',
    data: {
      ...({
        fileId,
        accountId: 'dana',
        processId: 'p',
        taskId: 't',
        carrier: 'message',
        type: 'application/pdf',
      } as const),
      name: 'v1.sealed' as never,
      contents: names.map((name) => ({ key: key(name), bytes: 5, width: null, height: null })),
    },
  });
  for (const name of ['a', 'b', 'c', 'd', 'g']) await put(name, name === 'b' ? 4 : 5);
  await put('f', 5, 'x');
  await world.append(streamOf.file('w', 'f1'), [stored('f1', 'a', 'b', 'e', 'f')]);
  await world.append(streamOf.file('w', 'f2'), [
    stored('f2', 'c'),
    { type: 'FileErased', data: { fileId: 'f2', accountId: 'dana' } },
  ]);
  await world.append(streamOf.file('w', 'block'), [
    {
      type: 'BlockFileStored',
      data: {
        ...{
          fileId: 'block',
          accountId: 'dana',
          plan: { kind: 'blueprint', id: 'b' },
          type: 'application/pdf',
        },
        name: 'v1.sealed' as never,
        contents: [{ key: key('g'), bytes: 5, width: null, height: null }],
      },
    },
  ]);
  const before = new Date(Date.now() - 25 * 60 * 60_000);
  for (const name of ['d', 'g'])
    await utimes(join(folder, key(name).slice(0, 2), key(name)), before, before);

  const found = await ops('files verify', '', place);
  expect(found.exit).toBe(1);
  for (const line of [
    `MISSING        ${key('e')}`,
    `OTHER LENGTH   ${key('b')}: 4 bytes, and 5`,
    `OTHER CONTENT  ${key('f')}`,
    `NOT ERASED     ${key('c')}`,
  ])
    expect(found.said).toContain(line);
  expect(found.said).toContain(`NEVER NAMED    ${key('d')}`);
  expect(await store.stat(key('d'))).not.toBeNull();

  expect((await ops('files verify --sweep', '', place)).said).toContain('Deleted 1 contents');
  expect(await store.stat(key('d'))).toBeNull();
  for (const name of ['a', 'b', 'c', 'f', 'g']) expect(await store.stat(key(name))).not.toBeNull();

  // A store in which the log names nothing is somebody else's.
  const theirs = await openFileStore(join(folder, 'theirs'));
  await theirs.put('9'.repeat(64), { bytes: 1, open: () => Readable.from([Buffer.of(1)]) });
  await utimes(join(folder, 'theirs', '99', '9'.repeat(64)), before, before);
  const foreign = await ops('files verify --sweep', '', async () => ({
    ...(await place()),
    store: theirs,
  }));
  expect(foreign).toMatchObject({
    exit: 1,
    said: expect.stringContaining('Nothing was deleted') as string,
  });
  expect(await theirs.stat('9'.repeat(64))).not.toBeNull();
  await rm(folder, { recursive: true });
});
