import { makeApiKey, makeApiKeyId, type ApiScope } from '@waymark/api';
import type { CommandHarness } from './commandHarness.ts';

const random = (bytes: Uint8Array<ArrayBuffer>) => crypto.getRandomValues(bytes);

export type MadeApiKey = { readonly keyId: string; readonly key: string };

/** Has somebody of the team make an API key, and gives its text. */
export async function madeApiKey(
  harness: Pick<CommandHarness, 'give'>,
  by: string,
  scopes: readonly ApiScope[],
  { workspace = 'w', until = null as string | null, name = '' } = {},
): Promise<MadeApiKey> {
  const keyId = makeApiKeyId(random);
  const key = makeApiKey(workspace, keyId, random);
  await harness.give(
    by,
    'MakeApiKey',
    { keyId, name: name === '' ? keyId : name, key, scopes: [...scopes], until },
    { workspace },
  );
  return { keyId, key };
}

/** Another text for a key. */
export const anotherText = ({ keyId }: MadeApiKey, workspace = 'w'): string =>
  makeApiKey(workspace, keyId, random);
