import type { Context, Middleware } from 'koa';
import type { Logger } from 'pino';

/**
 * One line a request, written when the answer has gone out or the caller has left, through a child logger that carries
 * the request id; the same child serves everything behind it (`logOf`). Query, bodies and headers stay out of it: they
 * hold addresses and tokens.
 */
export const requestLog =
  (logger: Logger): Middleware =>
  async (ctx, next) => {
    const log = logger.child({ requestId: ctx.state.requestId });
    const started = performance.now();
    ctx.state.log = log;
    ctx.res.once('close', () => {
      const ms = Math.round(performance.now() - started);
      const { method, path } = ctx;
      log.info(
        {
          method,
          path,
          status: ctx.res.statusCode,
          ms,
          complete: ctx.res.writableFinished,
        },
        'request',
      );
    });
    await next();
  };

/** The logger of this request. @throws when `requestLog` does not stand before */
export function logOf(ctx: Context): Logger {
  const log = ctx.state.log as Logger | undefined;
  if (log === undefined)
    throw new Error('requestLog must stand before whatever logs');
  return log;
}
