import type { Context, Middleware } from 'koa';
import jwt from 'jsonwebtoken';
import type { LiveHub } from '../live/liveHub.ts';
import { readerOf } from './membership.ts';
import type { ReadDependencies } from './readRoute.ts';
import { waitForPosition } from './waitForPosition.ts';

/** Keeps proxies from closing a silent connection; milliseconds. */
const HEARTBEAT = 15_000;
/** A listener that lets more than this pile up is cut off: it connects again and reads anew. Bytes. */
const MOST_UNREAD = 64 * 1024;

/**
 * `GET /api/live`: server-sent events, named `change`, of what the caller may read; first `position`, where they start.
 * Ends with the access token, so that nobody listens longer than they are signed in.
 */
export const liveRoute =
  ({ pool, progress, live }: ReadDependencies & { readonly live: LiveHub }): Middleware =>
  async (ctx: Context) => {
    await waitForPosition(ctx, progress, ['directory']);
    const reader = await readerOf(ctx, pool);
    // Koa is kept out of the answer: a listener that leaves is no error.
    const { res } = ctx;
    ctx.respond = false;
    ctx.status = 200;
    ctx.set({ 'Content-Type': 'text/event-stream; charset=utf-8', 'Cache-Control': 'no-store', 'X-Accel-Buffering': 'no' });
    const send = (text: string) => {
      if (res.writableLength > MOST_UNREAD) end();
      else res.write(text);
    };
    const end = () => {
      clearInterval(heartbeat);
      clearTimeout(tokenEnd);
      stopListening();
      res.end();
    };
    const heartbeat = setInterval(() => send(': still here\n\n'), HEARTBEAT);
    const tokenEnd = setTimeout(end, millisecondsLeft(ctx));
    const stopListening = live.listen({
      reader,
      hear: (change) => send(`event: change\ndata: ${JSON.stringify(change)}\n\n`),
      stop: end,
    });
    res.once('close', end);
    send(`event: position\ndata: ${JSON.stringify({ position: `${live.position}` })}\n\n`);
  };

/** How long the token, which has been verified before, is still good. */
function millisecondsLeft(ctx: Context): number {
  const claims = jwt.decode(ctx.get('Authorization').replace(/^Bearer +/i, ''));
  const exp = claims === null || typeof claims === 'string' ? undefined : claims.exp;
  return exp === undefined ? 0 : Math.max(0, exp * 1000 - Date.now());
}
