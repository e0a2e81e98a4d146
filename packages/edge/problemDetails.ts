import { STATUS_CODES } from 'node:http';
import type { Context, Middleware } from 'koa';
import { said, tell } from '@waymark/api/problems';
import { ZodError } from 'zod';
import { answerRefused } from './answerRefused.ts';
import { isDatabaseTrouble } from './databaseTrouble.ts';
import { errorForLog } from './errorForLog.ts';
import { Pace } from './pace.ts';
import { logOf } from './requestLog.ts';
import { Refused } from './refused.ts';
import { whyIn } from './whyInvalid.ts';

/**
 * Turns whatever is thrown behind it, and every 4xx/5xx without a body, into application/problem+json (RFC 9457).
 * Comes after `requestId` and `requestLog`. What nobody foresaw is logged and answered as 500 `internal` without a
 * word of the cause; what is refused on purpose has the line of `requestLog` alone.
 */
export const problemDetails = (pace = new Pace()): Middleware => {
  const refuse = async (ctx: Context, refused: Refused) => {
    // What is the caller's fault is held back from who has very much of it; what is ours is said at once.
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
      if (refused.status >= 500 && !(error instanceof Refused))
        logOf(ctx).error({ err: errorForLog(error) }, refused.code);
      await refuse(ctx, refused);
    }
  };
};

function asRefused(error: unknown): Refused {
  if (error instanceof Refused) return error;
  if (error instanceof ZodError) return invalidInput(error);
  const known = error instanceof Error ? logErrors[error.name] : undefined;
  if (known !== undefined) return known;
  if (isHttpError(error)) return unanswered(error.status);
  if (isDatabaseTrouble(error)) return databaseUnavailable;
  return new Refused({
    status: 500,
    code: 'internal',
    detail: said('internal'),
  });
}

/** Errors of the event log's port, by name, so that this folder needs none of its adapters. */
const logErrors: Readonly<Record<string, Refused>> = {
  EventTooLarge: new Refused({
    status: 413,
    code: 'too-large',
    detail: said('tooLargeForOne'),
  }),
  InvalidEvent: new Refused({
    status: 422,
    code: 'invalid-input',
    detail: said('unsound'),
  }),
  StreamDeleted: new Refused({
    status: 410,
    code: 'deleted',
    detail: said('deletedForGood'),
  }),
  UnreadableEvent: new Refused({
    status: 503,
    code: 'stream-unreadable',
    detail: said('unreadable'),
    headers: { 'Retry-After': '60' },
  }),
  LogUnavailable: new Refused({
    status: 503,
    code: 'log-unavailable',
    detail: said('logUnavailable'),
    headers: { 'Retry-After': '5' },
  }),
  LogReplaced: new Refused({
    status: 503,
    code: 'log-replaced',
    detail: said('logReplaced'),
    headers: { 'Retry-After': '30' },
  }),
};

const databaseUnavailable = new Refused({
  status: 503,
  code: 'database-unavailable',
  detail: said('databaseUnavailable'),
  headers: { 'Retry-After': '5' },
});

function invalidInput(error: ZodError): Refused {
  const issue = error.issues[0];
  const field =
    issue === undefined || issue.path.length === 0
      ? undefined
      : issue.path.map(String).join('.');
  return new Refused({
    status: 422,
    code: 'invalid-input',
    detail: (language) =>
      `${field ?? tell(said('input'), language)}: ${whyIn(language, issue)}`,
    field,
  });
}

const isHttpError = (error: unknown): error is { status: number } =>
  error instanceof Error &&
  'status' in error &&
  typeof error.status === 'number' &&
  error.status >= 400 &&
  error.status < 500;

function unanswered(status: number, path?: string): Refused {
  if (status === 404)
    return new Refused({
      status,
      code: 'not-found',
      detail:
        path === undefined ? said('nothingHere') : said('nothingAt', path),
    });
  if (status === 405 || status === 501) {
    return new Refused({
      status: 405,
      code: 'method-not-allowed',
      detail: 'This address does not take this method.',
    });
  }
  return new Refused({
    status,
    code: 'refused',
    detail: STATUS_CODES[status] ?? 'The request was refused.',
  });
}
