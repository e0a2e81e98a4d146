import type { Context, Middleware } from 'koa';
import type { Logger } from 'pino';
import { whoOf } from '../callers/whoAsks.ts';

/**
 * Paths that machines ask for every second: an answer that all is well is worth a line only to
 * those who look closely.
 */
const asksByItself = new Set(['/healthz', '/readyz', '/metrics']);

/**
 * One line a request, written when the answer has gone out or the caller has left: at `debug` where
 * a machine asked how the service fares and it fares well, else at `info`. Whatever stands behind
 * it logs through a child logger that carries the request id too (`logOf`). Who asked is told by
 * their id, where from by a part of their address. Query, bodies and headers stay out of it: they
 * hold addresses and tokens.
 */
export const requestLog =
  (logger: Logger): Middleware =>
  async (ctx, next) => {
    const started = performance.now();
    ctx.state.logger = logger;
    ctx.res.once('close', () => {
      const ms = Math.round(performance.now() - started);
      const { method, path } = ctx;
      const status = ctx.res.statusCode;
      const isWell = status >= 200 && status < 300;
      logger[isWell && asksByItself.has(path) ? 'debug' : 'info'](
        {
          requestId: ctx.state.requestId as unknown,
          method,
          path,
          status,
          ms,
          complete: ctx.res.writableFinished,
          ...whoOf(ctx),
        },
        'request',
      );
    });
    await next();
  };

/**
 * The logger of this request, made when it is asked for: most requests log nothing. @throws when
 * `requestLog` does not stand before
 */
export function logOf(ctx: Context): Logger {
  const { log, logger, requestId } = ctx.state as {
    log?: Logger;
    logger?: Logger;
    requestId?: unknown;
  };
  if (log !== undefined) return log;
  if (logger === undefined) throw new Error('requestLog must stand before whatever logs');
  const own = logger.child({ requestId });
  ctx.state.log = own;
  return own;
}
