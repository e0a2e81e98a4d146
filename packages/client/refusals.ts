import type { Problem } from '@waymark/api';
import { headers as names } from '@waymark/api/headers';
import type { ProblemCode } from '@waymark/api/problems';

/**
 * The server said no (problem+json), or something between us and it did. The message is a sentence
 * for people.
 */
export class ServerRefused extends Error {
  readonly problem: Problem;
  /**
   * Milliseconds that the server asks to wait before another try; undefined where it says nothing
   * of it.
   */
  readonly retryAfter: number | undefined;

  constructor(problem: Problem, retryAfter?: number) {
    super(problem.detail);
    this.name = 'ServerRefused';
    this.problem = problem;
    this.retryAfter = retryAfter;
  }

  /** HTTP status, as react-admin looks for it in errors; so it does for `body`. */
  get status(): number {
    return this.problem.status;
  }

  get body(): Problem {
    return this.problem;
  }
}

/**
 * No answer came: offline, a server that is down, or one that took too long. The same may be asked
 * again.
 */
export class ServerUnreachable extends Error {
  override readonly name = 'ServerUnreachable';
}

/** The session is over; the person must sign in again. */
export class SignedOut extends Error {
  override readonly name = 'SignedOut';
  readonly status = 401;
}

/** Whether something was refused, and for one of these reasons where any are given. */
export const isRefused = (
  error: unknown,
  ...codes: readonly ProblemCode[]
): error is ServerRefused =>
  error instanceof ServerRefused &&
  (codes.length === 0 || codes.some((code) => code === error.problem.code));

/**
 * The refusal that an answer is; a gateway's page or an empty body becomes one of its own, without
 * what was in it.
 * @param ours what to tell people in its place
 */
export function refusalOf(
  { status, statusText, headers }: Response,
  body: string,
  ours: (status: number) => string,
): ServerRefused {
  const seconds = headers.get('Retry-After');
  // A date is not what our services answer.
  const retryAfter = seconds !== null && /^\d+$/.test(seconds) ? Number(seconds) * 1000 : undefined;
  const requestId = headers.get(names.requestId) ?? undefined;
  const given = parsed(body);
  const problem: Problem = isProblem(given)
    ? { requestId, ...given }
    : {
        type: 'about:blank',
        title: statusText || `HTTP ${status}`,
        status,
        code: 'unknown',
        detail: ours(status),
        requestId,
      };
  return new ServerRefused(problem, retryAfter);
}

/** Whether it is the services' own: what stands in between speaks otherwise. */
const isProblem = (given: unknown): given is Problem => {
  const { code, detail, status } = (given ?? {}) as Partial<Problem>;
  return typeof code === 'string' && typeof detail === 'string' && Number.isInteger(status);
};

function parsed(body: string): unknown {
  try {
    return JSON.parse(body);
  } catch {
    return undefined;
  }
}
