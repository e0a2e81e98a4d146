import type Router from '@koa/router';
import { shareEntry, shareRequest } from '@waymark/api';
import { clientAddress, jsonBody } from '@waymark/edge';
import type { Middleware } from 'koa';
import { answerSession } from '../http/signInCookies.ts';
import type { ShareDoor } from './shareDoor.ts';

const MAX_BYTES = 4096;

/** `POST share` tells what a link is about, `POST share/enter` takes its password (PRODUCT 17). `fairly`: bounds what one network does at once. */
export function addShareRoutes(
  router: Router,
  door: ShareDoor,
  fairly: Middleware,
): void {
  router.post('/share', jsonBody(MAX_BYTES), fairly, async (ctx) => {
    const { token } = shareRequest.parse(ctx.state.body);
    ctx.body = await door.see(token, clientAddress(ctx));
  });
  router.post('/share/enter', jsonBody(MAX_BYTES), fairly, async (ctx) => {
    const entry = shareEntry.parse(ctx.state.body);
    const requestId = String(ctx.state.requestId);
    answerSession(ctx, await door.enter(entry, clientAddress(ctx), requestId));
  });
}
