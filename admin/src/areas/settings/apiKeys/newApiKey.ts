import { makeApiKey, makeApiKeyId } from '@waymark/api/apiKeyText';

const random = (bytes: Uint8Array<ArrayBuffer>) => crypto.getRandomValues(bytes);

export const newApiKeyId = (): string => makeApiKeyId(random);

/**
 * The text of a key, made here so that it comes over no line but the one that sends it to be known.
 */
export const newApiKey = (workspaceId: string, keyId: string): string =>
  makeApiKey(workspaceId, keyId, random);
