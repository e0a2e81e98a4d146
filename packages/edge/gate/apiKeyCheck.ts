import { readApiKey } from '@waymark/api';
import { refusalText } from '@waymark/api/problems';
import { createHash } from 'node:crypto';
import type { Context } from 'koa';
import { apiKeyRefused, type ChecksApiKeys } from '../callers/apiKeys.ts';
import { clientAddress, networkOf, shortAddress } from '../callers/clientAddress.ts';
import type { ApiKeyPass } from '../keys/apiKeyPass.ts';
import { isSameSecret } from '../keys/isSameSecret.ts';
import { FairShare, type FairShareOptions } from './fairShare.ts';

/** Where keys are kept; of texts it knows SHA-256 alone. */
export type ApiKeyRegister = {
  find(
    keyId: string,
  ): Promise<
    | (ApiKeyPass & {
        readonly endsAt: Date | null;
        readonly endedAt: Date | null;
        readonly secrets: readonly { readonly digest: Buffer; readonly goodUntil: Date | null }[];
      })
    | null
  >;
  used(keyId: string, day: string, network: string): Promise<void>;
};

/**
 * Look-ups of keys by network: whoever guesses waits behind themselves. A good program has a few
 * under way at once.
 */
const LOOKING_UP: FairShareOptions = { atOnce: Infinity, each: 16, waiting: 200 };

/** Compared with where there is no such key, so that the answer takes as long. */
const NOBODYS = [{ digest: Buffer.alloc(32), goodUntil: null }] as const;

/** Says what a request may that brings an API key. */
export class ApiKeyCheck implements ChecksApiKeys {
  readonly #register: ApiKeyRegister;
  readonly #clock: () => Date;
  readonly #lookUps = new FairShare(LOOKING_UP);
  constructor(register: ApiKeyRegister, clock: () => Date) {
    this.#register = register;
    this.#clock = clock;
  }

  /**
   * @throws RequestRefused 401 `api-key-unknown` for what is no key, is mistyped or was guessed;
   * `api-key-ended` and `api-key-replaced` to whoever has what was its text; 429 where too many
   * are tried at once
   */
  async pass(ctx: Context, text: string): Promise<ApiKeyPass> {
    const parts = readApiKey(text);
    if (parts === null) throw apiKeyRefused('api-key-unknown', refusalText('apiKeyUnknown'));
    const address = clientAddress(ctx);
    const key = await this.#lookUps.take(networkOf(address), () =>
      this.#register.find(parts.keyId),
    );
    const given = createHash('sha256').update(text).digest();
    // All of them are compared, whichever fits.
    const [secret] = (key?.secrets ?? NOBODYS).filter(({ digest }) => isSameSecret(given, digest));
    if (key === null || secret === undefined)
      throw apiKeyRefused('api-key-unknown', refusalText('apiKeyUnknown'));
    const now = this.#clock();
    if (key.endedAt !== null || isPast(key.endsAt, now))
      throw apiKeyRefused('api-key-ended', refusalText('apiKeyEnded'));
    if (isPast(secret.goodUntil, now))
      throw apiKeyRefused('api-key-replaced', refusalText('apiKeyReplaced'));
    const { keyId, workspaceId, scopes } = key;
    await this.#register.used(keyId, now.toISOString().slice(0, 10), shortAddress(address));
    return { keyId, workspaceId, scopes };
  }
}

const isPast = (instant: Date | null, now: Date): boolean => instant !== null && instant <= now;
