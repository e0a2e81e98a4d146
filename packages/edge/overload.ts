import { said } from '@waymark/api/problems';
import type { Context, Middleware } from 'koa';
import type { Logger } from 'pino';
import { answerRefused } from './answerRefused.ts';
import { clientAddress, networkOf } from './clientAddress.ts';
import { placeOf, Places } from './places.ts';
import { Refused } from './refused.ts';

export type OverloadOptions = {
  /** How many requests may be at work at once, 1 or more. */
  readonly most: number;
  /** How many may wait for their callers to send on. Default: four times `most`. */
  readonly mostWaiting?: number;
  /** How many answers may go out to callers that take them slowly. Default: eight times `most`. */
  readonly mostGoingOut?: number;
  /** How many requests of one address may be open at once, at work or waiting. Default: any number. */
  readonly mostOfAddress?: number;
  readonly logger: Logger;
  /** Requests that are neither counted nor refused. Default: live streams, which last as long as somebody looks, and what the inside asks (health, readiness, metrics). */
  readonly exempt?: (ctx: Context) => boolean;
  /** Told of each refusal. */
  readonly refusing?: () => void;
};

/** What a service as a whole takes at once. */
export type AppLimits = {
  /** Requests at work, live streams not counted. Default 256. */
  readonly maxRequests?: number;
  /** Open requests of one address, and refusals that it is given a second. Default 100. */
  readonly maxRequestsOfAddress?: number;
};

/** When to come again, in seconds: what is under way then has long been answered. */
const RETRY_AFTER = '1';

/**
 * Refuses at once, with 503 `overloaded` and Retry-After, what comes while `most` requests are at work, so that those
 * are answered in time and memory stays bounded; and with 429 `too-many-at-once` what comes from an address that has too
 * many open. A request is at work until its answer is made or its caller has left, but not while it waits for its
 * caller (`whileCallerSends`): who sends slowly, or takes the answer slowly, takes nobody's place. Stands right behind `requestId` and the headers
 * that every answer has, and before all else: a refusal must cost next to nothing. The log gets one line when overload
 * begins and one when it is over (half of `most`), and none a refusal.
 */
export function overload({
  most,
  mostWaiting = 4 * most,
  mostGoingOut = 8 * most,
  mostOfAddress = Infinity,
  logger,
  exempt = isLiveOrInside,
  refusing,
}: OverloadOptions): Middleware {
  const refusal = overloaded();
  const open = new OpenByNetwork(mostOfAddress);
  let refused = 0;
  const places = new Places({
    ...{ most, mostWaiting, mostGoingOut },
    onFull: () => {
      if (refused === 0)
        logger.warn({ most }, 'overloaded: requests are refused');
      refused += 1;
      refusing?.();
    },
    onFree: (atWork) => {
      if (refused === 0 || atWork > most / 2) return;
      logger.warn({ refused }, 'no longer overloaded');
      refused = 0;
    },
  });
  return async (ctx, next) => {
    if (exempt(ctx)) return next();
    const leave = open.enter(ctx);
    if (leave === null) {
      refusing?.();
      return answerRefused(ctx, tooManyAtOnce());
    }
    const place = places.take();
    ctx.res.once('close', () => {
      place?.free();
      leave();
    });
    if (place === null) return answerRefused(ctx, refusal);
    ctx.state.place = place;
    await next();
    place.goOut();
  };
}

/** Waits for what the caller has to send, and takes up nobody's place meanwhile. @throws Refused 503 when there is none to go on with */
export async function whileCallerSends<T>(
  ctx: Context,
  sent: () => Promise<T>,
): Promise<T> {
  const place = placeOf(ctx);
  if (place === undefined) return sent();
  if (!place.wait()) throw overloaded();
  const all = await sent();
  if (!place.goOn()) throw overloaded();
  return all;
}

/** How many requests are open, by the network that they come from. */
class OpenByNetwork {
  readonly #open = new Map<string, number>();
  readonly #most: number;

  constructor(most: number) {
    this.#most = most;
  }

  /** Counts a request, and answers how to count it no more; null when its network has too many open. */
  enter(ctx: Context): (() => void) | null {
    if (this.#most === Infinity) return () => undefined;
    const network = networkOf(clientAddress(ctx));
    const before = this.#open.get(network) ?? 0;
    if (before >= this.#most) return null;
    this.#open.set(network, before + 1);
    return () => {
      const left = (this.#open.get(network) ?? 1) - 1;
      if (left === 0) this.#open.delete(network);
      else this.#open.set(network, left);
    };
  }
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
    detail: said('overloaded'),
    headers: { 'Retry-After': RETRY_AFTER },
  });

const tooManyAtOnce = () =>
  new Refused({
    status: 429,
    code: 'too-many-at-once',
    detail: said('tooManyFromAddress'),
    headers: { 'Retry-After': RETRY_AFTER },
  });
