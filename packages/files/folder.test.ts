import { execFileSync } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { mkdir, mkdtemp, readdir, rm, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { afterEach, expect, test } from 'vitest';
import { fileStoreContract } from './fileStore.contract.ts';
import { openFolder } from './folder.ts';

const made: string[] = [];
const folder = async () => {
  const path = await mkdtemp(join(tmpdir(), 'waymark-files-'));
  made.push(path);
  return path;
};
afterEach(async () => {
  for (const path of made.splice(0)) await rm(path, { recursive: true, force: true });
});

fileStoreContract('A folder', async () => {
  const path = await mkdtemp(join(tmpdir(), 'waymark-files-'));
  return {
    reopen: () => openFolder(join(path, 'files')),
    end: () => rm(path, { recursive: true, force: true }),
  };
});

const key = 'a'.repeat(64);
const content = (bytes = randomBytes(1_000)) => ({
  bytes: bytes.length,
  open: () => Readable.from([bytes]),
});

test('what a killed process was writing is taken away when a day has passed, and what is being written stays', async () => {
  const path = await folder();
  await mkdir(join(path, 'arriving'));
  for (const name of ['old', 'new']) await writeFile(join(path, 'arriving', name), 'half');
  const before = new Date(Date.now() - 25 * 60 * 60_000);
  await utimes(join(path, 'arriving', 'old'), before, before);
  await openFolder(path);
  expect(await readdir(join(path, 'arriving'))).toEqual(['new']);
});

test('nothing is left of what was cut', async () => {
  const path = await folder();
  const store = await openFolder(path);
  await expect(store.put(key, { ...content(), bytes: 1_001 })).rejects.toMatchObject({
    name: 'CutShort',
  });
  expect(await readdir(join(path, 'arriving'))).toEqual([]);
});

test('a folder that can’t be written is said to be unavailable', async () => {
  const path = await folder();
  await writeFile(join(path, 'file'), '');
  await expect(openFolder(join(path, 'file', 'files'))).rejects.toMatchObject({
    name: 'FileStoreTrouble',
    reason: 'unavailable',
  });
});

test('a content that reports a full disk is said so', async () => {
  const store = await openFolder(await folder());
  const full = () =>
    new Readable({
      read() {
        this.destroy(Object.assign(new Error('no space left'), { code: 'ENOSPC' }));
      },
    });
  await expect(store.put(key, { bytes: 5, open: full })).rejects.toMatchObject({ reason: 'full' });
  expect(await store.stat(key)).toBeNull();
});

/** A disk of one megabyte; null where this process may mount none. */
async function smallDisk(): Promise<string | null> {
  const path = await folder();
  try {
    execFileSync('mount', ['-t', 'tmpfs', '-o', 'size=1m', 'tmpfs', path], { stdio: 'ignore' });
    return path;
  } catch {
    return null;
  }
}

test('a disk that is full takes nothing half, keeps what it has, and takes more once there is room', async ({
  skip,
}) => {
  const disk = await smallDisk();
  if (disk === null) return skip('no disk can be mounted here');
  try {
    const store = await openFolder(disk);
    await store.put(key, content(randomBytes(500_000)));
    const large = content(randomBytes(700_000));
    await expect(store.put('b'.repeat(64), large)).rejects.toMatchObject({
      name: 'FileStoreTrouble',
      reason: 'full',
    });
    expect(await readdir(join(disk, 'arriving'))).toEqual([]);
    expect(await store.stat('b'.repeat(64))).toBeNull();
    expect(await store.stat(key)).toMatchObject({ bytes: 500_000 });
    await store.delete(key);
    await store.put('b'.repeat(64), large);
    expect(await store.stat('b'.repeat(64))).toMatchObject({ bytes: 700_000 });
  } finally {
    execFileSync('umount', [disk]);
  }
});
