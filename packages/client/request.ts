import { headers as names } from '@waymark/api/headers';
import { fetchOrUnreachable, textOf } from './fetchOrUnreachable.ts';
import { isRefused, refusalOf, SignedOut } from './refusals.ts';
import { patiently } from './retries.ts';
import { whileSignedIn } from './whileSignedIn.ts';
import type { Wire } from './wire.ts';

export type RequestOptions = {
  readonly method?: 'GET' | 'POST' | 'DELETE';
  readonly body?: unknown;
  readonly headers?: Readonly<Record<string, string>>;
  /** In the place of the wire's. */
  readonly workspaceId?: string | undefined;
  readonly signal?: AbortSignal;
  /** Whether nobody needs to be signed in. */
  readonly anonymous?: true;
};

export type ServerAnswer<Json = unknown> = {
  readonly status: number;
  readonly headers: Headers;
  readonly body: string;
  /** null where the body is empty. */
  readonly json: Json;
};

/**
 * One request, as the person who is signed in. A 401 renews the session once and asks again. What
 * changes nothing, or is known by its key, is tried again (./retries.ts). What finds the session
 * ended, or asks for a recent sign-in, waits until the person has signed in again, or shown that it
 * is they, where the page asks them.
 * @throws {ServerRefused} the answer was a refusal
 * @throws {ServerUnreachable} no answer came
 * @throws {SignedOut} the session is over
 */
export async function request<Json = unknown>(
  wire: Wire,
  path: string,
  asked: RequestOptions = {},
): Promise<ServerAnswer<Json>> {
  const { method = 'GET', headers = {}, signal } = asked;
  const attempt = async (signal: AbortSignal, answered: () => void) => {
    const response = await send(wire, path, asked, signal);
    answered();
    noteAnswer(wire, path, method, response);
    const body = await textOf(wire, response, asked.signal);
    if (!response.ok) throw refusalOf(response, body, wire.words().ours);
    const json = jsonOf(body);
    if (json === undefined) throw refusalOf(response, body, wire.words().ours);
    const { status, headers } = response;
    return { status, headers, body, json: json as Json };
  };
  const trying = () =>
    patiently(({ signal, answered }) => attempt(signal, answered), {
      repeatable: method !== 'POST' || names.idempotencyKey in headers,
      ...(signal && { signal }),
    });
  return whileSignedIn(wire, async () => {
    try {
      return await trying();
    } catch (error) {
      // The very same is asked once more, so that nothing has to be typed again.
      if (isRefused(error, 'confirmation-needed') && (await wire.askedToConfirm.answered()))
        return trying();
      throw error;
    }
  });
}

/** Sends it once; with a new token once more, where the one in hand is not good any more. */
export async function send(
  wire: Wire,
  path: string,
  asked: RequestOptions,
  signal: AbortSignal,
): Promise<Response> {
  const sendAs = (token?: string) =>
    fetchOrUnreachable(
      wire,
      path,
      {
        method: asked.method ?? 'GET',
        headers: headersOf(wire, asked, token),
        signal,
        ...(asked.body !== undefined && { body: JSON.stringify(asked.body) }),
      },
      asked.signal,
    );
  if (asked.anonymous) return sendAs();
  const first = await sendAs(await wire.session.accessToken());
  if (first.status !== 401) return first;
  const second = await sendAs(await wire.session.renew());
  if (second.status === 401) throw new SignedOut(wire.words().signedOut);
  return second;
}

function headersOf(
  wire: Wire,
  { workspaceId = wire.workspaceId?.(), body, headers }: RequestOptions,
  token: string | undefined,
): Record<string, string> {
  return {
    Accept: 'application/json',
    ...(body !== undefined && { 'Content-Type': 'application/json' }),
    ...(token !== undefined && { Authorization: `Bearer ${token}` }),
    ...(workspaceId && { [names.workspace]: workspaceId }),
    ...headers,
  };
}

/** undefined: a page of something in between, in the place of an answer. */
function jsonOf(body: string): unknown {
  try {
    return body === '' ? null : JSON.parse(body);
  } catch {
    return undefined;
  }
}

/** Of a read it is told how fresh it is, and up to where it has seen the log. */
function noteAnswer(
  { freshness, position }: Wire,
  path: string,
  method: string,
  { ok, headers }: Response,
): void {
  const resource = method === 'GET' ? /^\/api\/([^/?]+)/.exec(path)?.[1] : undefined;
  freshness.noteAnswer(resource, { ok, stale: headers.has(names.stale) });
  if (ok && resource !== undefined) position.noteRead(headers.get(names.position));
}
