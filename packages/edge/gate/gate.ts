import type { Context, Middleware } from 'koa';
import { clientAddress, networkOf, networksOf } from '../callers/clientAddress.ts';
import { MOST_WAIT_FOR_END } from '../arriving/edgeServer.ts';
import { FairShare, type Within } from './fairShare.ts';
import { jsonBody, type Arriving } from '../arriving/jsonBody.ts';
import { keptOut, type IsKeptOut } from './keptOut.ts';
import { limits, type RequestLimit, type LimitName, type Turns } from './limits.ts';
import { overloaded } from '../load/overload.ts';
import { holdBack } from '../load/refusalThrottle.ts';
import { placeOf } from '../load/workSlots.ts';

export type GateOptions = {
  /** Counts what comes before it is read; for the lines of the table that count changes. */
  readonly changes?: Arriving;
  readonly table?: Readonly<Record<LimitName, RequestLimit>>;
  /** Default: nobody is. */
  readonly isKeptOut?: IsKeptOut;
};

/**
 * The line of the table of limits that each way in goes by: the walk over all of them looks for it.
 */
const gated = new WeakMap<object, LimitName>();
export const limitOf = (way: object): LimitName | null => gated.get(way) ?? null;

/** Says of a way in that is no request by which line of the table it goes, where it keeps it. */
export function within<Way extends object>(name: LimitName, way: Way): Way {
  gated.set(way, name);
  return way;
}

/**
 * Every way into a service leads through it: what one asks for is counted, and done when it is
 * their turn.
 */
export class RequestGate {
  readonly #changes: Arriving;
  readonly #table: Readonly<Record<LimitName, RequestLimit>>;
  readonly #turns = new Map<LimitName, FairShare>();
  /** Stands before all else, but for what is for the inside. */
  readonly letIn: (name: LimitName) => Middleware;

  constructor({ changes = asItComes, table = limits, isKeptOut = () => false }: GateOptions = {}) {
    const letIn = keptOut(isKeptOut);
    this.letIn = (name) => (name === 'inside' ? (_, next) => next() : letIn);
    this.#changes = changes;
    this.#table = table;
  }

  /**
   * Lets through what is within the limit, with its body, of at most so many bytes, where it has
   * one. Stands behind what says who asks. @throws RequestRefused 429 `too-many-at-once`, and what
   * `changes` and `jsonBody` refuse
   */
  through(name: LimitName, body?: number): Middleware {
    const limit = this.#table[name];
    const arriving = limit.counts === undefined ? asItComes : this.#changes;
    const doing: Middleware =
      'turns' in limit ? inTurn(this.#share(name, limit.turns), limit) : (_, next) => next();
    const reading: Middleware =
      body === undefined
        ? (ctx, next) => arriving(ctx, 0, () => Promise.resolve(next()))
        : jsonBody(body, arriving);
    const served: Middleware = (ctx, next) => reading(ctx, () => Promise.resolve(doing(ctx, next)));
    const gate: Middleware =
      limit.paced === undefined
        ? served
        : async (ctx, next) => {
            await holdBack(ctx);
            await served(ctx, next);
          };
    gated.set(gate, name);
    return gate;
  }

  /** The same before what is no route, as pages that are files. */
  before(name: LimitName, answers: Middleware): Middleware {
    const through = this.through(name);
    const gate: Middleware = (ctx, next) => through(ctx, () => Promise.resolve(answers(ctx, next)));
    gated.set(gate, name);
    return gate;
  }

  /** Routes that go by the same line take turns with one another. */
  #share(name: LimitName, turns: Turns): FairShare {
    const share = this.#turns.get(name) ?? new FairShare(turns);
    this.#turns.set(name, share);
    return share;
  }
}

const asItComes: Arriving = (_, __, goOn) => goOn();

type InTurn = Extract<RequestLimit, { readonly turns: Turns }>;

/** Gives the slot of a request back while it waits for its turn (`overload`). */
const inTurn =
  (share: FairShare, { turns, until = 'made' }: InTurn): Middleware =>
  (ctx, next) =>
    new Promise<void>((resolve, reject) => {
      const place = placeOf(ctx);
      let isTheirs = false;
      const work = async () => {
        isTheirs = true;
        if (place?.goOn() === false) throw overloaded();
        // Nobody is there to take it.
        if (until === 'taken' && ctx.res.closed) return resolve();
        await next();
        resolve();
        if (until === 'taken') await taken(ctx);
      };
      share.take(callerIn(ctx), work, withinOf(ctx, turns.together)).catch(reject);
      // Where too many wait it stays at work.
      if (!isTheirs) place?.wait();
    });

/** Names who asks: an account or a guest, else the network that they come from. */
const callerIn = (ctx: Context): string =>
  (ctx.state as { accountId?: string }).accountId ?? networkOf(clientAddress(ctx));

/**
 * Lists the groups in which a caller's turns count: networks, and the workspace that they are known
 * to belong to (`belongsTo`).
 */
function withinOf(ctx: Context, together: number): readonly Within[] {
  const { memberOf } = ctx.state as { memberOf?: string };
  return [
    ...withinNetworks(clientAddress(ctx), together),
    ...(memberOf === undefined ? [] : [{ key: `workspace ${memberOf}`, most: together }]),
  ];
}

/**
 * The networks of an address, as what is within them. @param together how much for the narrowest
 */
export const withinNetworks = (address: string, together: number): readonly Within[] =>
  networksOf(address).map(({ key, times }) => ({ key: `network ${key}`, most: together * times }));

/**
 * Whoever asks has been found to belong there: what is named and not yet looked at must use up
 * nobody's share.
 */
export function belongsTo(ctx: Context, workspaceId: string): void {
  ctx.state.memberOf = workspaceId;
}

const taken = (ctx: Context): Promise<void> =>
  new Promise((resolve) => {
    if (ctx.res.closed) return resolve();
    ctx.res.setMaxListeners(MOST_WAIT_FOR_END);
    ctx.res.once('close', () => resolve());
  });
