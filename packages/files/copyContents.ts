import { createHash } from 'node:crypto';
import { pipeline } from 'node:stream/promises';
import { PassThrough } from 'node:stream';
import { FileStoreTrouble, type FileKey, type FileStore } from './fileStore.ts';

/** What came of a copy: contents and bytes that were copied, and those that were there before. */
export type CopiedContents = {
  readonly copied: number;
  readonly bytes: number;
  readonly there: number;
};

/**
 * Copies all contents of one store into another; what is there in the same length stays, so that a
 * copy that was cut off goes on. Nothing is deleted anywhere. @throws FileStoreTrouble, CutShort
 */
export async function copyContents(
  from: FileStore,
  to: FileStore,
  {
    signal,
    onProgress = () => undefined,
  }: { readonly signal?: AbortSignal; readonly onProgress?: (soFar: CopiedContents) => void } = {},
): Promise<CopiedContents> {
  let [copied, bytes, there] = [0, 0, 0];
  for await (const stat of from.list()) {
    if (signal?.aborted === true) break;
    const known = await to.stat(stat.key);
    if (known?.bytes === stat.bytes) there += 1;
    else {
      await to.put(stat.key, { bytes: stat.bytes, open: () => reading(from, stat.key) });
      copied += 1;
      bytes += stat.bytes;
    }
    onProgress({ copied, bytes, there });
  }
  return { copied, bytes, there };
}

/**
 * Keys of contents that are not the same, byte for byte, in both stores; empty where all are.
 * @throws FileStoreTrouble
 */
export async function unequalContents(
  one: FileStore,
  other: FileStore,
): Promise<{ readonly compared: number; readonly unequal: FileKey[] }> {
  const unequal: FileKey[] = [];
  const seen = new Set<FileKey>();
  for await (const { key } of one.list()) {
    seen.add(key);
    if ((await digestOf(one, key)) !== (await digestOf(other, key))) unequal.push(key);
  }
  for await (const { key } of other.list()) if (!seen.has(key)) unequal.push(key);
  return { compared: seen.size, unequal };
}

/** SHA-256 in hexadecimal; null where there is no such content. */
async function digestOf(store: FileStore, key: FileKey): Promise<string | null> {
  const content = await store.read(key);
  if (content === null) return null;
  const hash = createHash('sha256');
  await pipeline(content, hash);
  return hash.digest('hex');
}

/** A content as a stream at once, though it is asked for only now. */
function reading(store: FileStore, key: FileKey): PassThrough {
  const through = new PassThrough();
  void store
    .read(key)
    .then((content) => {
      if (content === null) throw new FileStoreTrouble('unavailable');
      return pipeline(content, through);
    })
    .catch((error: unknown) =>
      through.destroy(error instanceof Error ? error : new Error('not read')),
    );
  return through;
}
