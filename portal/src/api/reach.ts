import { spokenLanguage } from '../texts/language.ts';
import { noteReached, noteUnreachable } from './connection.ts';
import { Unreachable } from './problem.ts';

/**
 * `fetch` with one kind of failure, which says in what language the page speaks, so that refusals and mails do too, and with
 * the page's connection line kept true.
 */
export async function reach(
  path: string,
  init: RequestInit,
): Promise<Response> {
  const headers = new Headers(init.headers);
  headers.set('Accept-Language', spokenLanguage());
  try {
    const response = await fetch(path, { ...init, headers });
    noteReached(path, response);
    return response;
  } catch (error) {
    if (error instanceof DOMException && error.name === 'AbortError')
      throw error;
    noteUnreachable();
    throw new Unreachable();
  }
}
