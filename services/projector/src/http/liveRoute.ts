import { callerOf, unauthenticated, type IsEnded } from '@waymark/api/http';
import type { Context, Middleware } from 'koa';
import jwt from 'jsonwebtoken';
import { eventStream } from '../live/eventStream.ts';
import type { LiveHub } from '../live/liveHub.ts';
import { readerOf } from './membership.ts';
import type { ReadDependencies } from './readRoute.ts';
import { waitForPosition } from './waitForPosition.ts';

/**
 * `GET /api/live`: server-sent events, named `change`, of what the caller may read; first `position`, where they start.
 * Ends with the access token and with its session, so that nobody listens longer than they are signed in, and with the
 * membership.
 */
export const liveRoute =
  ({
    pool,
    progress,
    live,
    isEnded,
  }: ReadDependencies & {
    readonly live: LiveHub;
    readonly isEnded: IsEnded;
  }): Middleware =>
  async (ctx: Context) => {
    await waitForPosition(ctx, progress, ['directory']);
    const reader = await readerOf(ctx, pool);
    const { res } = ctx;
    // Who has left meanwhile would never be seen leaving.
    if (res.closed) return;
    const { sid } = callerOf(ctx);
    if (await isEnded(sid)) throw unauthenticated();
    live.admit(reader.accountId);
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
      onEnd: () => stopListening(),
    });
    const stopListening = live.listen({
      ...{ reader, sid },
      hear: (change) => stream.send('change', change),
      stop: stream.end,
    });
    stream.send('position', { position: `${live.position}` });
  };

/** How long the token, which has been verified before, is still good. */
function millisecondsLeft(ctx: Context): number {
  const claims = jwt.decode(ctx.get('Authorization').replace(/^Bearer +/i, ''));
  const exp =
    claims === null || typeof claims === 'string' ? undefined : claims.exp;
  return exp === undefined ? 0 : Math.max(0, exp * 1000 - Date.now());
}
