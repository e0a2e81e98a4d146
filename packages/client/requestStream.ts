import { textOf } from './fetchOrUnreachable.ts';
import { refusalOf } from './refusals.ts';
import { send, type RequestOptions } from './request.ts';
import { patiently } from './retries.ts';
import type { Wire } from './wire.ts';

/** An answer that is read while it goes on coming. @throws as `request` */
export async function requestStream(
  wire: Wire,
  path: string,
  asked: RequestOptions & { readonly signal: AbortSignal },
): Promise<ReadableStream<Uint8Array>> {
  const headers = { Accept: 'text/event-stream', ...asked.headers };
  const open = new AbortController();
  asked.signal.addEventListener('abort', () => open.abort(), { once: true });
  // Once it is open, who reads it decides how long.
  const response = await patiently(
    ({ signal }) => {
      signal.addEventListener('abort', () => open.abort(), { once: true });
      return send(wire, path, { ...asked, headers }, open.signal);
    },
    { repeatable: false, signal: asked.signal },
  );
  wire.freshness.noteAnswer();
  if (!response.ok || response.body === null)
    throw refusalOf(response, await textOf(wire, response, asked.signal), wire.words().ours);
  return response.body;
}
