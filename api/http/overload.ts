import type { Context, Middleware } from 'koa';
import type { Logger } from 'pino';
import { answerRefused } from './answerRefused.ts';
import { Refused } from './refused.ts';

export type OverloadOptions = {
  /** How many requests may be under way at once, 1 or more. */
  readonly most: number;
  readonly logger: Logger;
  /** Requests that are neither counted nor refused. Default: live streams, which last as long as somebody looks, and what the inside asks (health, readiness, metrics). */
  readonly exempt?: (ctx: Context) => boolean;
  /** Told of each refusal. */
  readonly refusing?: () => void;
};

/** When to come again, in seconds: what is under way then has long been answered. */
const RETRY_AFTER = '1';

/**
 * Refuses at once, with 503 `overloaded` and Retry-After, what comes while `most` requests are under way, so that those
 * are answered in time and memory stays bounded. A request is under way until its answer has gone out or its caller
 * has left. Stands right behind `requestId` and the headers that every answer has, and before all else: a refusal must
 * cost next to nothing. The log gets one line when overload begins and one when it is over (half of `most`), and none
 * a refusal.
 */
export function overload({
  most,
  logger,
  exempt = isLiveOrInside,
  refusing,
}: OverloadOptions): Middleware {
  const refusal = overloaded();
  let underWay = 0;
  let refused = 0;
  return async (ctx, next) => {
    if (exempt(ctx)) return next();
    if (underWay >= most) {
      if (refused === 0)
        logger.warn({ most }, 'overloaded: requests are refused');
      refused += 1;
      refusing?.();
      return answerRefused(ctx, refusal);
    }
    underWay += 1;
    ctx.res.once('close', () => {
      underWay -= 1;
      if (refused === 0 || underWay > most / 2) return;
      logger.warn({ refused }, 'no longer overloaded');
      refused = 0;
    });
    await next();
  };
}

const LIVE_OR_INSIDE = new Set([
  '/api/live',
  '/healthz',
  '/readyz',
  '/metrics',
]);
const isLiveOrInside = ({ path }: Context) => LIVE_OR_INSIDE.has(path);

/** The refusal of what comes while a queue is full. */
export const overloaded = () =>
  new Refused({
    status: 503,
    code: 'overloaded',
    detail:
      'There is more to do right now than we can take. Try again in a moment; nothing is done twice.',
    headers: { 'Retry-After': RETRY_AFTER },
  });
