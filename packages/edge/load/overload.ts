import { refusalText } from '@waymark/api/problems';
import type { Context, Middleware } from 'koa';
import type { Logger } from 'pino';
import { answerRefused } from '../refusals/answerRefused.ts';
import { clientAddress, networksOf } from '../callers/clientAddress.ts';
import { placeOf, WorkSlots } from './workSlots.ts';
import { RequestRefused } from '../refusals/refused.ts';
import { Tally } from './tally.ts';

export type OverloadOptions = {
  /** How many requests may be at work at once, 1 or more. */
  readonly most: number;
  /** How many may wait for their callers to send on. Default: four times `most`. */
  readonly mostWaiting?: number;
  /** How many answers may go out to callers that take them slowly. Default: eight times `most`. */
  readonly mostGoingOut?: number;
  /**
   * How many requests of one address may be open at once, at work or waiting. Default: any number.
   */
  readonly mostOfAddress?: number;
  readonly logger: Logger;
  /**
   * Requests that are neither counted nor refused. Default: what the inside asks (health,
   * readiness, metrics). Live lines, which last as long as somebody looks, are counted by network
   * until they are open.
   */
  readonly exempt?: (ctx: Context) => boolean;
  /** Told of each refusal. */
  readonly refusing?: () => void;
};

/** The limits on what a service as a whole takes at once. */
export type AppLimits = {
  /** Requests at work, live streams not counted. Default 256. */
  readonly maxRequests?: number;
  /** Open requests of one address, and refusals that it is given a second. Default 100. */
  readonly maxRequestsOfAddress?: number;
};

/** Seconds after which to come again: what is under way then has long been answered. */
const RETRY_AFTER = '1';

/**
 * Refuses at once, with 503 `overloaded` and Retry-After, what comes while `most` requests are at
 * work, so that those are answered in time and memory stays bounded; and with 429
 * `too-many-at-once` what comes from an address that has too many open. A request is at work until
 * its answer is made or its caller has left, but not while it waits for its caller
 * (`whileCallerSends`): who sends slowly, or takes the answer slowly, takes nobody's place. Stands
 * right behind `requestId` and the headers that every answer has, and before all else: a refusal
 * must cost next to nothing. The log gets one line when overload begins and one when it is over
 * (half of `most`), and none a refusal.
 */
export function overload({
  most,
  mostWaiting = 4 * most,
  mostGoingOut = 8 * most,
  mostOfAddress = Infinity,
  logger,
  exempt = isInside,
  refusing,
}: OverloadOptions): Middleware {
  const refusal = overloaded();
  const open = new OpenByNetwork(mostOfAddress);
  let refused = 0;
  const places = new WorkSlots({
    ...{ most, mostWaiting, mostGoingOut },
    onFull: () => {
      if (refused === 0) logger.warn({ most }, 'overloaded: requests are refused');
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
    const isLine = ctx.path === LIVE;
    if (!isLine && exempt(ctx)) return next();
    const leave = open.enter(ctx);
    if (leave === null) {
      refusing?.();
      return answerRefused(ctx, tooManyAtOnce());
    }
    // Until it is open a live line is as any other request of its network, and takes up nobody's
    // place.
    if (isLine) return Promise.resolve(next()).finally(leave);
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

/**
 * Waits for what the caller has to send, and takes up nobody's place meanwhile. @throws
 * RequestRefused 503 when there is none to go on with
 */
export async function whileCallerSends<T>(ctx: Context, sent: () => Promise<T>): Promise<T> {
  const place = placeOf(ctx);
  if (place === undefined) return sent();
  if (!place.wait()) throw overloaded();
  const all = await sent();
  if (!place.goOn()) throw overloaded();
  return all;
}

/** Counts the open requests by the networks that they come from. */
class OpenByNetwork {
  readonly #open = new Tally();
  readonly #most: number;

  constructor(most: number) {
    this.#most = most;
  }

  /**
   * Counts a request, and answers how to count it no more; null when one of its networks has too
   * many open.
   */
  enter(ctx: Context): (() => void) | null {
    if (this.#most === Infinity) return () => undefined;
    const networks = networksOf(clientAddress(ctx));
    for (const { key, times } of networks)
      if (this.#open.of(key) >= this.#most * times) return null;
    for (const { key } of networks) this.#open.add(key, 1);
    return () => {
      for (const { key } of networks) this.#open.add(key, -1);
    };
  }
}

const LIVE = '/api/live';
const INSIDE = new Set(['/healthz', '/readyz', '/metrics']);
const isInside = ({ path }: Context) => INSIDE.has(path);

/** The refusal of what comes while a queue is full. */
export const overloaded = () =>
  new RequestRefused({
    status: 503,
    code: 'overloaded',
    detail: refusalText('overloaded'),
    headers: { 'Retry-After': RETRY_AFTER },
  });

const tooManyAtOnce = () =>
  new RequestRefused({
    status: 429,
    code: 'too-many-at-once',
    detail: refusalText('tooManyFromAddress'),
    headers: { 'Retry-After': RETRY_AFTER },
  });
