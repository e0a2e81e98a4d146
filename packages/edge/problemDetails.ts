import { STATUS_CODES } from 'node:http';
import type { Context, Middleware } from 'koa';
import { refusalText, tell } from '@waymark/api/problems';
import { ZodError } from 'zod';
import { answerRefused } from './refusals/answerRefused.ts';
import { isDatabaseTrouble } from './refusals/databaseTrouble.ts';
import { errorForLog } from './refusals/errorForLog.ts';
import { RefusalThrottle } from './load/refusalThrottle.ts';
import { logOf } from './watching/requestLog.ts';
import { RequestRefused } from './refusals/refused.ts';
import { whyIn } from './refusals/whyInvalid.ts';

/**
 * Turns whatever is thrown behind it, and every 4xx/5xx without a body, into
 * application/problem+json (RFC 9457). Comes after `requestId` and `requestLog`. What nobody
 * foresaw is logged and answered as 500 `internal` without a word of the cause; what is refused on
 * purpose has the line of `requestLog` alone.
 */
export const problemDetails = (pace = new RefusalThrottle()): Middleware => {
  const refuse = async (ctx: Context, refused: RequestRefused) => {
    // What is the caller's fault is held back from who has very much of it; what is ours is said at
    // once.
    if (refused.status < 500) await pace.hold(ctx);
    answerRefused(ctx, refused);
  };
  return async (ctx, next) => {
    ctx.state.pace = pace;
    try {
      await next();
      if (ctx.status >= 400 && ctx.body == null)
        await refuse(ctx, unanswered(ctx.status, ctx.path));
    } catch (error) {
      const refused = asRefused(error);
      if (refused.status >= 500 && !(error instanceof RequestRefused))
        logOf(ctx).error({ err: errorForLog(error) }, refused.code);
      await refuse(ctx, refused);
    }
  };
};

function asRefused(error: unknown): RequestRefused {
  if (error instanceof RequestRefused) return error;
  if (error instanceof ZodError) return invalidInput(error);
  const known = error instanceof Error ? logErrors[error.name] : undefined;
  if (known !== undefined) return known;
  if (isHttpError(error)) return unanswered(error.status);
  if (isDatabaseTrouble(error)) return databaseUnavailable;
  return new RequestRefused({ status: 500, code: 'internal', detail: refusalText('internal') });
}

/** Errors of the event log's port, by name, so that this folder needs none of its adapters. */
const logErrors: Readonly<Record<string, RequestRefused>> = {
  EventTooLarge: new RequestRefused({
    status: 413,
    code: 'too-large',
    detail: refusalText('tooLargeForOne'),
  }),
  InvalidEvent: new RequestRefused({
    status: 422,
    code: 'invalid-input',
    detail: refusalText('unsound'),
  }),
  StreamDeleted: new RequestRefused({
    status: 410,
    code: 'deleted',
    detail: refusalText('deletedForGood'),
  }),
  UnreadableEvent: new RequestRefused({
    status: 503,
    code: 'stream-unreadable',
    detail: refusalText('unreadable'),
    headers: { 'Retry-After': '60' },
  }),
  LogUnavailable: new RequestRefused({
    status: 503,
    code: 'log-unavailable',
    detail: refusalText('logUnavailable'),
    headers: { 'Retry-After': '5' },
  }),
  LogReplaced: new RequestRefused({
    status: 503,
    code: 'log-replaced',
    detail: refusalText('logReplaced'),
    headers: { 'Retry-After': '30' },
  }),
};

const databaseUnavailable = new RequestRefused({
  status: 503,
  code: 'database-unavailable',
  detail: refusalText('databaseUnavailable'),
  headers: { 'Retry-After': '5' },
});

function invalidInput(error: ZodError): RequestRefused {
  const issue = error.issues[0];
  const field =
    issue === undefined || issue.path.length === 0 ? undefined : issue.path.map(String).join('.');
  return new RequestRefused({
    status: 422,
    code: 'invalid-input',
    detail: (language) =>
      `${field ?? tell(refusalText('input'), language)}: ${whyIn(language, issue)}`,
    field,
  });
}

const isHttpError = (error: unknown): error is { status: number } =>
  error instanceof Error &&
  'status' in error &&
  typeof error.status === 'number' &&
  error.status >= 400 &&
  error.status < 500;

function unanswered(status: number, path?: string): RequestRefused {
  if (status === 404)
    return new RequestRefused({
      status,
      code: 'not-found',
      detail: path === undefined ? refusalText('nothingHere') : refusalText('nothingAt', path),
    });
  if (status === 405 || status === 501) {
    return new RequestRefused({
      status: 405,
      code: 'method-not-allowed',
      detail: 'This address does not take this method.',
    });
  }
  return new RequestRefused({
    status,
    code: 'refused',
    detail: STATUS_CODES[status] ?? 'The request was refused.',
  });
}
