import { holdsApiKey, isMeantAsApiKey, type ApiScope } from '@waymark/api';
import { refusalText, type ProblemCode, type RefusalText } from '@waymark/api/problems';
import type { Context } from 'koa';
import type { ApiKeyPass } from '../keys/apiKeyPass.ts';
import { RequestRefused } from '../refusals/refused.ts';

/** Says what a request may that brings an API key. */
export type ChecksApiKeys = {
  /** @throws RequestRefused 401 for a key that is no good */
  pass(ctx: Context, key: string): Promise<ApiKeyPass>;
};

/**
 * The bearer as an API key, where it is meant as one. @throws RequestRefused 401
 * `api-key-in-address` where a key stands in the address of the request
 */
export function apiKeyIn(ctx: Context, bearer: string | undefined): string | null {
  if (holdsApiKey(ctx.url))
    throw apiKeyRefused('api-key-in-address', refusalText('apiKeyInAddress'));
  return bearer !== undefined && isMeantAsApiKey(bearer) ? bearer : null;
}

/** The refusal of what no key may do. */
export const notForApiKeys = (): RequestRefused =>
  new RequestRefused({
    status: 403,
    code: 'not-for-api-keys',
    detail: refusalText('notForApiKeys'),
  });

/**
 * @param needed all of them; null: no key may. @throws RequestRefused 403 `not-for-api-keys`, or
 * `scope-missing`, which names the first scope that the key lacks
 */
export function mustHaveScopes({ scopes }: ApiKeyPass, needed: readonly ApiScope[] | null): void {
  if (needed === null) throw notForApiKeys();
  const missing = needed.find((scope) => !scopes.includes(scope));
  if (missing === undefined) return;
  throw new RequestRefused({
    status: 403,
    code: 'scope-missing',
    detail: refusalText('scopeMissing', missing),
    // RFC 6750, 3.1.
    headers: { 'WWW-Authenticate': `Bearer error="insufficient_scope", scope="${missing}"` },
  });
}

/** The refusal of a key that is no good. */
export const apiKeyRefused = (code: ProblemCode, detail: RefusalText) =>
  new RequestRefused({
    ...{ status: 401, code, detail },
    headers: { 'WWW-Authenticate': 'Bearer error="invalid_token"' },
  });
