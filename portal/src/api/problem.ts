import type { Problem } from '@waymark/api';
import { texts } from '../texts/pages.ts';

/** The server answered with a refusal (problem+json), or with an error that is none. */
export class Refused extends Error {
  readonly problem: Problem;
  constructor(problem: Problem) {
    super(problem.detail);
    this.problem = problem;
  }
}

/** No answer came: offline, a server that is down, or one that took too long. The same request may be sent again. */
export class Unreachable extends Error {
  constructor() {
    super('no answer');
  }
}

/** The session has ended; the person must sign in again. */
export class SignedOut extends Error {
  constructor() {
    super('the session has ended');
  }
}

/** The answer's refusal; a gateway's page or an empty body becomes one of its own, without showing what was in it. */
export async function problemOf(response: Response): Promise<Problem> {
  const body: unknown = await response.json().catch(() => undefined);
  if (isProblem(body)) return body;
  return {
    type: 'about:blank',
    title: response.statusText,
    status: response.status,
    code: 'unknown',
    detail: texts().problems.ours,
    requestId: response.headers.get('X-Request-Id') ?? undefined,
  };
}

const isProblem = (body: unknown): body is Problem =>
  typeof body === 'object' &&
  body !== null &&
  'detail' in body &&
  'code' in body &&
  typeof body.detail === 'string';

export const isGone = (error: unknown): boolean =>
  error instanceof Refused &&
  (error.problem.status === 404 || error.problem.status === 410);

/** What to tell a person, and the request's id where there is one. */
export function told(error: unknown): { sentence: string; requestId?: string } {
  if (error instanceof Refused)
    return {
      sentence: error.problem.detail,
      requestId: error.problem.requestId,
    };
  const { unreachable, signedOut, here } = texts().problems;
  if (error instanceof Unreachable) return { sentence: unreachable };
  return { sentence: error instanceof SignedOut ? signedOut : here };
}
