import type { Problem } from '@waymark/api';
import { HttpError } from 'react-admin';
import { textsNow } from '../texts/index.ts';

/** A command that was not carried out, and why. `problem.status` is 0 where the server could not be reached. */
export class CommandRefused extends HttpError {
  readonly problem: Problem;

  constructor(problem: Problem) {
    super(problem.detail, problem.status, problem);
    // HttpError sets its own prototype on whatever is made of it, which would hide this class from instanceof.
    Object.setPrototypeOf(this, CommandRefused.prototype);
    this.name = 'CommandRefused';
    this.problem = problem;
  }
}

/** The problem behind any error that a call threw, if there is one. */
export const problemOf = (error: unknown): Problem | undefined =>
  error instanceof HttpError ? (error.body as Problem | undefined) : undefined;

export const unreachable = (): Problem => ({
  type: 'about:blank',
  title: textsNow()('problems.noConnection'),
  status: 0,
  code: 'unreachable',
  detail: textsNow()('problems.unreachable'),
});
