import { Readable } from 'node:stream';
import type { FileContent } from '@waymark/events';
import { openFileStore, type FileStore } from '@waymark/files';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openIdentityStores, type IdentityStores } from '../identity/testing/identityStores.ts';
import { FileRoom } from './fileRoom.ts';

let stores: IdentityStores;
let folder: string;
let store: FileStore;
let now = Date.parse('2026-11-21T10:00:00.000Z');
const inLog = new Map<string, readonly FileContent[]>();
const room = () =>
  new FileRoom({
    ...{ pool: stores.pool, most: 100, store, clock: () => new Date(now) },
    keptBy: ({ fileId }) => Promise.resolve(inLog.get(fileId) ?? null),
  });
beforeAll(async () => {
  stores = await openIdentityStores();
  folder = await mkdtemp(join(tmpdir(), 'waymark-room-'));
  store = await openFileStore(folder);
});
afterAll(async () => {
  store.close();
  await stores.close();
  await rm(folder, { recursive: true, force: true });
});

const of = (fileId: string) => ({ workspaceId: 'w', fileId });
const keyOf = (n: number) => String(n).padStart(64, '0');
const content = (n: number): FileContent => ({
  key: keyOf(n),
  bytes: 30,
  width: null,
  height: null,
});
async function put(fileId: string, n: number): Promise<string> {
  const uploadId = await room().take(of(fileId), 30);
  await room().puts(of(fileId), uploadId, keyOf(n));
  await store.put(keyOf(n), { bytes: 3, open: () => Readable.from([Buffer.from('abc')]) });
  return uploadId;
}
const isThere = async (n: number) => (await store.stat(keyOf(n))) !== null;

test('what services that ended have left is settled by what the log says, by several services at once', async () => {
  await put('kept', 1);
  await put('left', 2);
  inLog.set('kept', [content(1)]);
  await room().settleLeft();
  expect([await isThere(1), await isThere(2)]).toEqual([true, true]);
  // Until then it takes room, whatever became of it.
  await expect(room().take(of('more'), 50)).rejects.toMatchObject({ code: 'too-many-files' });
  now += 61 * 60_000;
  await Promise.all([room().settleLeft(), room().settleLeft(), room().settleLeft()]);
  expect([await isThere(1), await isThere(2)]).toEqual([true, false]);
  const uploadId = await room().take(of('more'), 70);
  await room().settle(of('more'), uploadId);
});

test('of two that put the same, one that is refused leaves it to the other', async () => {
  const [first, second] = [await put('both', 3), await put('both', 3)];
  await room().settle(of('both'), first);
  expect(await isThere(3)).toBe(true);
  await room().settle(of('both'), second);
  await room().settle(of('both'), second);
  expect(await isThere(3)).toBe(false);
});
