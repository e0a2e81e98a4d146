import {
  callerOf,
  clientAddress,
  isOver,
  unauthenticated,
  type IsEnded,
  type Route,
} from '@waymark/edge';
import type { Context } from 'koa';
import jwt from 'jsonwebtoken';
import { eventStream } from '../live/eventStream.ts';
import type { LiveHub } from '../live/liveHub.ts';
import type { PresenceBoard } from '../presence/presence.ts';
import { afterOf, positionOf } from './listRequest.ts';
import { readerOf } from './membership.ts';
import type { ReadDependencies } from './readRoute.ts';
import { waitForPosition } from './waitForPosition.ts';

/**
 * `GET /api/live?after=<position>`: server-sent events, named `change`, of what the caller may
 * read, and, for the team, `presence`: who is where. First comes what was missed after the position
 * (or after the header `Last-Event-ID`, with which a browser comes back by itself) as one `change`,
 * or `reload` where that is not known any more; then `position`, where the rest starts. Ends with
 * the access token and with its session, so that nobody listens longer than they are signed in, and
 * with the membership.
 */
export const liveRoute =
  ({
    pool,
    progress,
    preparing,
    live,
    presence,
    isEnded,
  }: ReadDependencies & {
    readonly live: LiveHub;
    readonly presence: PresenceBoard;
    readonly isEnded: IsEnded;
  }): Route['handle'] =>
  async (ctx: Context) => {
    const after = heardUpTo(ctx);
    const address = clientAddress(ctx);
    // Who has enough is told so before anything is looked up for them.
    live.mayOpen({ accountId: callerOf(ctx).accountId, address });
    await preparing.over(['directory']);
    await waitForPosition(ctx, progress, ['directory']);
    const reader = await readerOf(ctx, pool);
    const { res } = ctx;
    // Who has left meanwhile would never be seen leaving.
    if (res.closed) return;
    const caller = callerOf(ctx);
    const { sid } = caller;
    if (await isOver(isEnded, caller)) throw unauthenticated();
    live.admit({ reader, address });
    // Koa is kept out of the answer: a listener that leaves is no error.
    ctx.respond = false;
    ctx.status = 200;
    ctx.set({
      'Content-Type': 'text/event-stream; charset=utf-8',
      'Cache-Control': 'no-store',
      'X-Accel-Buffering': 'no',
      Connection: 'close',
    });
    const stream = eventStream(res, {
      lifetime: millisecondsLeft(ctx),
      onEnd: () => {
        stopListening();
        lookAway();
      },
    });
    const tell = <Data extends { readonly position: string }>(event: string, data: Data) =>
      stream.send(event, data, data.position);
    // Between what was missed and what is heard nothing is waited for, so nothing falls between
    // them.
    const stopListening = live.listen({
      ...{ reader, address, sid },
      hear: (change) => tell('change', change),
      reload: (position) => tell('reload', { position }),
      stop: stream.end,
    });
    const position = `${live.position}`;
    const missed = after === null ? [] : live.missedSince(after, reader);
    if (missed === null) tell('reload', { position });
    else if (missed.length > 0) tell('change', { position, topics: [...missed] });
    tell('position', { position });
    const lookAway = presence.listen({
      reader,
      here: (people) => stream.send('presence', { people }),
    });
  };

/**
 * The last position that the caller has heard of; null for whoever only begins. @throws
 * RequestRefused 422 where it is none
 */
function heardUpTo(ctx: Context): bigint | null {
  const given = ctx.get('Last-Event-ID');
  return given === '' ? afterOf(ctx.query) : positionOf('Last-Event-ID', given);
}

/** How long the token, which has been verified before, is still good. */
function millisecondsLeft(ctx: Context): number {
  const claims = jwt.decode(ctx.get('Authorization').replace(/^Bearer +/i, ''));
  const exp = claims === null || typeof claims === 'string' ? undefined : claims.exp;
  return exp === undefined ? 0 : Math.max(0, exp * 1000 - Date.now());
}
