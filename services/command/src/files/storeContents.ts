import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { pipeline } from 'node:stream/promises';
import type { FileContent } from '@waymark/events';
import type { FileStore } from '@waymark/files';
import { contentKey, type PersonVault } from '@waymark/vault';
import type { Reencoded } from './examining/reencode.ts';
import type { OfFile } from './fileRoom.ts';

/** Puts all contents of a file into the store; they are there when it resolves. @throws FileStoreTrouble, CutShort */
export async function storeContents(
  contents: readonly Reencoded[],
  of: OfFile,
  { store, vault }: { readonly store: FileStore; readonly vault: PersonVault },
): Promise<FileContent[]> {
  const stored: FileContent[] = [];
  for (const { path, bytes, width, height } of contents) {
    const key = await contentKey(vault, of, await sha256Of(path));
    await store.put(key, { bytes, open: () => createReadStream(path) });
    stored.push({ key, bytes, width, height });
  }
  return stored;
}

async function sha256Of(path: string): Promise<string> {
  const hash = createHash('sha256');
  await pipeline(createReadStream(path), hash);
  return hash.digest('hex');
}
