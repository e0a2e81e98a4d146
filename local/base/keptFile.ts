import { createHash } from 'node:crypto';
import { Readable } from 'node:stream';
import type { FileContent } from '@waymark/events';
import type { FileStore } from '@waymark/files';
import { contentKey, type PersonVault } from '@waymark/vault';

/**
 * Puts the content of a file into the store, as it is; how the event of the file names it. @throws
 * FileStoreTrouble
 */
export type KeepFile = (
  of: { readonly workspaceId: string; readonly fileId: string },
  content: Buffer,
) => Promise<FileContent>;

export const keptFile =
  (store: FileStore, vault: PersonVault): KeepFile =>
  async (of, content) => {
    const sha256 = createHash('sha256').update(content).digest('hex');
    const key = await contentKey(vault, of, sha256);
    const bytes = content.length;
    await store.put(key, { bytes, open: () => Readable.from([content]) });
    return { key, bytes, width: null, height: null };
  };
