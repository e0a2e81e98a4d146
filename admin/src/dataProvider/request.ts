import type { Problem } from '@waymark/api';
import { headers as names } from '@waymark/api/headers';
import { HttpError } from 'react-admin';
import { accessToken, refreshSession } from '../session/session.ts';
import { storedWorkspaceId } from '../session/workspace.ts';
import { textsNow } from '../texts/index.ts';

export type RequestOptions = {
  method?: string;
  body?: unknown;
  headers?: Record<string, string>;
  signal?: AbortSignal;
};
export type Answer = {
  status: number;
  headers: Headers;
  body: string;
  json: unknown;
};

/**
 * One call to the services, with the bearer token and the workspace. A 401 is tried once more with a renewed token.
 * @throws HttpError with the problem as its body (`requestId` included) where the answer is a refusal
 * @throws TypeError where the server cannot be reached
 */
export async function request(
  path: string,
  options: RequestOptions = {},
): Promise<Answer> {
  const response = await sendRenewing(path, options);
  const body = await response.text();
  if (!response.ok) throw refusal(response, body);
  return {
    status: response.status,
    headers: response.headers,
    body,
    json: body === '' ? null : JSON.parse(body),
  };
}

/** The open answer itself, for streams. */
export const requestStream = (
  path: string,
  signal: AbortSignal,
): Promise<Response> =>
  sendRenewing(path, { signal, headers: { Accept: 'text/event-stream' } });

async function sendRenewing(
  path: string,
  options: RequestOptions,
): Promise<Response> {
  const response = await send(path, options, await accessToken());
  if (response.status !== 401) return response;
  const renewed = await refreshSession();
  return renewed === null ? response : send(path, options, renewed);
}

function send(
  path: string,
  { method = 'GET', body, headers = {}, signal }: RequestOptions,
  token: string | null,
): Promise<Response> {
  const workspace = storedWorkspaceId();
  return fetch(path, {
    method,
    ...(signal && { signal }),
    ...(body !== undefined && { body: JSON.stringify(body) }),
    headers: {
      Accept: 'application/json',
      'Accept-Language': textsNow().language,
      ...(body !== undefined && { 'Content-Type': 'application/json' }),
      ...(token !== null && { Authorization: `Bearer ${token}` }),
      ...(workspace !== null && { [names.workspace]: workspace }),
      ...headers,
    },
  });
}

function refusal(response: Response, body: string): HttpError {
  const problem = parseProblem(response, body);
  return new HttpError(problem.detail, response.status, problem);
}

/** A refusal as a problem, also where something between us and the service answered in its own words. */
export function parseProblem(
  response: Pick<Response, 'status' | 'statusText' | 'headers'>,
  body: string,
): Problem {
  const requestId = response.headers.get(names.requestId) ?? undefined;
  const given = readJson(body);
  if (isProblem(given)) return { requestId, ...given };
  const t = textsNow();
  const status = String(response.status);
  const title = response.statusText || t('problems.status', { status });
  const detail = t(
    response.status >= 500 ? 'problems.answeredTryAgain' : 'problems.answered',
    { status },
  );
  return {
    type: 'about:blank',
    title,
    status: response.status,
    code: 'unknown',
    detail,
    requestId,
  };
}

/** Whether it is the services' own: what stands in between speaks otherwise. */
const isProblem = (given: unknown): given is Problem =>
  typeof given === 'object' &&
  given !== null &&
  ['type', 'title', 'code', 'detail'].every(
    (name) => typeof (given as Record<string, unknown>)[name] === 'string',
  ) &&
  Number.isInteger((given as Record<string, unknown>)['status']);

function readJson(body: string): unknown {
  try {
    return JSON.parse(body);
  } catch {
    return null;
  }
}
