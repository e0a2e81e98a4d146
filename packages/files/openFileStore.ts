import { fileAddress } from './address.ts';
import type { FileStore } from './fileStore.ts';
import { openFolder } from './folder.ts';

/**
 * Opens what `FILES_URL` names. @throws TypeError when it is no address; FileStoreTrouble when a
 * folder can't be made
 */
export async function openFileStore(text: string): Promise<FileStore> {
  const address = fileAddress(text);
  if (address.kind === 'folder') return openFolder(address.path);
  // Three megabytes of a program that few installations need.
  const { openS3 } = await import('./s3.ts');
  return openS3(address);
}
