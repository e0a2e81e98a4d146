import type { Problem, SessionReply } from '@waymark/api';
import { vi } from 'vitest';
import { openWire, type Wire } from '../wire.ts';

export const words = {
  unreachable: 'No answer came.',
  signedOut: 'Sign in again.',
  ours: (status: number) => `Our fault (${status}).`,
};

export const sessionOf = (
  accountId: string,
  token = `token of ${accountId}`,
  lifetime = 900_000,
): SessionReply => ({
  accessToken: token,
  expiresAt: new Date(Date.now() + lifetime).toISOString(),
  accountId,
});

export const problem = (given: Partial<Problem> = {}): Problem => ({
  type: 'x',
  title: 'Conflict',
  status: 409,
  code: 'changed-meanwhile',
  detail: 'Dana was first.',
  ...given,
});

export const refusal = (
  given: Partial<Problem> = {},
  headers: Record<string, string> = {},
): Response => Response.json(problem(given), { status: problem(given).status, headers });

type Reply = Response | (() => Response | Promise<Response>);

/**
 * A server that says what it is told to, in turn, and what it was asked. Sessions are renewed
 * unless a test says otherwise.
 */
export function givenServer() {
  const replies: Reply[] = [];
  const renewals: Reply[] = [];
  const fetched = vi.fn<typeof fetch>(async (input, init) => {
    init?.signal?.throwIfAborted();
    const given = input === '/api/session/refresh' ? renewals.shift() : replies.shift();
    const reply =
      given ??
      (input === '/api/session/refresh' ? Response.json(sessionOf('dana')) : never(init?.signal));
    return typeof reply === 'function' ? reply() : reply;
  });
  vi.stubGlobal('fetch', fetched);
  const asked = () =>
    fetched.mock.calls
      .filter(([path]) => path !== '/api/session/refresh')
      .map(([path, init]) => ({
        path: path as string,
        headers: new Headers(init?.headers),
        body: init?.body,
      }));
  const renewed = () =>
    fetched.mock.calls.filter(([path]) => path === '/api/session/refresh').length;
  return {
    asked,
    renewed,
    answers: (...given: Reply[]) => void replies.push(...given),
    renewsBy: (...given: Reply[]) => void renewals.push(...given),
  };
}

/** What waits until whoever asks gives up. */
const never = (signal: AbortSignal | null | undefined) => () =>
  new Promise<Response>((_, reject) =>
    signal?.addEventListener('abort', () => reject(signal.reason as Error)),
  );

export const lineDown = (): Promise<Response> => Promise.reject(new TypeError('network'));

export const givenWire = (workspaceId?: string): Wire =>
  openWire({ language: () => 'de', words: () => words, workspaceId: () => workspaceId });
