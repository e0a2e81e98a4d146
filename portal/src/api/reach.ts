import { noteReached, noteUnreachable } from './connection.ts';
import { Unreachable } from './problem.ts';

/** `fetch` with one kind of failure, and with the page's connection line kept true. */
export async function reach(
  path: string,
  init: RequestInit,
): Promise<Response> {
  try {
    const response = await fetch(path, init);
    noteReached(path, response);
    return response;
  } catch (error) {
    if (error instanceof DOMException && error.name === 'AbortError')
      throw error;
    noteUnreachable();
    throw new Unreachable();
  }
}
