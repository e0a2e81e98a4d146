import { headers as names } from '@waymark/api/headers';
import { accessToken, renew } from '../session/session.ts';
import { problemOf, Refused, SignedOut } from './problem.ts';
import { reach } from './reach.ts';

/** After that long without an answer a request counts as lost. */
const patienceMs = 15_000;

export type Asked = {
  method?: 'GET' | 'POST' | 'DELETE';
  body?: unknown;
  workspaceId?: string;
  headers?: Record<string, string>;
  signal?: AbortSignal;
  /** No time limit: for the stream of live changes. */
  endless?: boolean;
};

/**
 * One request to the API as the person who is signed in. A 401 renews the session once and asks again.
 * @throws {Refused} the server said no
 * @throws {Unreachable} no answer (./problem.ts)
 * @throws {SignedOut} the session is over
 */
export async function request(
  path: string,
  asked: Asked = {},
): Promise<Response> {
  let response = await send(path, asked, await accessToken());
  if (response.status === 401)
    response = await send(path, asked, await renew());
  if (response.status === 401) throw new SignedOut();
  if (!response.ok) throw new Refused(await problemOf(response));
  return response;
}

async function send(
  path: string,
  asked: Asked,
  token: string,
): Promise<Response> {
  const sent = new Headers(asked.headers);
  sent.set('Authorization', `Bearer ${token}`);
  if (asked.workspaceId !== undefined)
    sent.set(names.workspace, asked.workspaceId);
  if (asked.body !== undefined) sent.set('Content-Type', 'application/json');
  return reach(path, {
    method: asked.method ?? 'GET',
    headers: sent,
    body: asked.body === undefined ? undefined : JSON.stringify(asked.body),
    signal: signalOf(asked),
  });
}

const signalOf = ({ signal, endless }: Asked): AbortSignal | undefined =>
  endless
    ? signal
    : AbortSignal.any([
        AbortSignal.timeout(patienceMs),
        ...(signal ? [signal] : []),
      ]);
