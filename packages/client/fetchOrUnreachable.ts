import type { Freshness } from './freshness.ts';
import { ServerUnreachable } from './refusals.ts';
import type { ClientTexts } from './wire.ts';

export type Reaching = {
  readonly language: () => string;
  readonly words: () => ClientTexts;
  readonly freshness: Freshness;
  /**
   * Ticket of a page that looks as somebody else; its session is its own, and by that (PRODUCT 19).
   */
  readonly view?: string | undefined;
};

/**
 * `fetch` with one kind of failure, which says in what language the page speaks, so that refusals
 * and mails do too.
 */
export async function fetchOrUnreachable(
  { language, words, freshness }: Reaching,
  path: string,
  init: RequestInit,
  /** Of who asks: if it is they who end it, that is no failure. */
  asking?: AbortSignal,
): Promise<Response> {
  const headers = new Headers(init.headers);
  headers.set('Accept-Language', language());
  try {
    return await fetch(path, { ...init, headers });
  } catch (error) {
    if (asking?.aborted) throw error;
    freshness.noteUnreachable();
    throw new ServerUnreachable(words().unreachable);
  }
}

/** What an answer holds. @throws ServerUnreachable where it broke off */
export async function textOf(
  { words, freshness }: Reaching,
  response: Response,
  asking?: AbortSignal,
): Promise<string> {
  try {
    return await response.text();
  } catch (error) {
    if (asking?.aborted) throw error;
    freshness.noteUnreachable();
    throw new ServerUnreachable(words().unreachable);
  }
}
