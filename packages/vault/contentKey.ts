import type { PersonVault } from './personVault.ts';

/**
 * What a content of a file is called in the file store: it follows from the content and the file,
 * so that what is put twice is the same, a key tells what it must hold, and nobody who has a
 * document can find out whether it is there (ADR 35). `sha256` in hexadecimal.
 */
export const contentKey = (
  vault: Pick<PersonVault, 'contentDigest'>,
  { workspaceId, fileId }: { readonly workspaceId: string; readonly fileId: string },
  sha256: string,
): Promise<string> => vault.contentDigest(`${workspaceId}/${fileId}/${sha256}`);
