import { randomUUID } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { mkdir, open, opendir, rename, rm, stat } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { exactly } from './exactly.ts';
import {
  checkedKey,
  CutShort,
  FileStoreTrouble,
  isFileKey,
  type FileKey,
  type FileStore,
  type Stat,
} from './fileStore.ts';

/**
 * What was being written when its process was killed lies here; whatever is older than this is
 * nobody's, in milliseconds.
 */
const ARRIVING = 'arriving';
const ABANDONED = 24 * 60 * 60_000;

/**
 * Contents in a folder, each in one of 256 below it. One is written under another name, flushed to
 * disk, and renamed; so is the name that it then has.
 */
export async function openFolder(path: string): Promise<FileStore> {
  const root = resolve(path);
  const arriving = join(root, ARRIVING);
  const shardOf = (key: FileKey) => join(root, checkedKey(key).slice(0, 2));
  const pathOf = (key: FileKey) => join(shardOf(key), key);
  await inOurWords(async () => {
    await mkdir(arriving, { recursive: true, mode: 0o700 });
    await removeAbandoned(arriving);
  });

  const statOf = async (key: FileKey): Promise<Stat | null> => {
    const found = await unlessMissing(stat(pathOf(key)));
    return found === null ? null : { key, bytes: found.size, at: found.mtime };
  };

  return {
    label: `the folder ${path}`,
    put: (key, { bytes, open: content }) =>
      inOurWords(async () => {
        const target = pathOf(key);
        const first = await mkdir(shardOf(key), { recursive: true });
        const draft = join(arriving, randomUUID());
        try {
          await pipeline(
            content(),
            exactly(bytes),
            createWriteStream(draft, { flags: 'wx', mode: 0o600, flush: true }),
          );
          await rename(draft, target);
        } catch (error) {
          await rm(draft, { force: true });
          throw error;
        }
        await flushFolder(shardOf(key));
        if (first !== undefined) await flushFolder(root);
      }),
    read: (key, range) =>
      inOurWords(async () => {
        const file = await unlessMissing(open(pathOf(key)));
        return file?.createReadStream(range && { start: range.first, end: range.last }) ?? null;
      }),
    stat: (key) => inOurWords(() => statOf(key)),
    delete: (key) => inOurWords(() => rm(pathOf(key), { force: true })),
    async *list() {
      for await (const shard of entriesOf(root))
        if (/^[0-9a-f]{2}$/.test(shard))
          for await (const name of entriesOf(join(root, shard))) {
            const found = isFileKey(name) && (await inOurWords(() => statOf(name)));
            if (found) yield found;
          }
    },
    close: () => undefined,
  };
}

async function* entriesOf(path: string): AsyncIterable<string> {
  for await (const { name } of await inOurWords(() => opendir(path))) yield name;
}

async function removeAbandoned(folder: string): Promise<void> {
  const before = Date.now() - ABANDONED;
  for await (const name of entriesOf(folder)) {
    const draft = join(folder, name);
    const found = await unlessMissing(stat(draft));
    if (found !== null && found.mtimeMs < before) await rm(draft, { force: true });
  }
}

/** A name is on disk when its folder is. */
async function flushFolder(path: string): Promise<void> {
  const folder = await open(path);
  try {
    await folder.sync();
  } finally {
    await folder.close();
  }
}

const codeOf = (error: unknown) => (error as NodeJS.ErrnoException).code;

const unlessMissing = <T>(found: Promise<T>): Promise<T | null> =>
  found.catch((error: unknown) => {
    if (codeOf(error) === 'ENOENT') return null;
    throw error;
  });

const FULL: readonly unknown[] = ['ENOSPC', 'EDQUOT', 'EFBIG'];

async function inOurWords<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    if (error instanceof CutShort || error instanceof TypeError) throw error;
    throw new FileStoreTrouble(FULL.includes(codeOf(error)) ? 'full' : 'unavailable', error);
  }
}
