import type Router from '@koa/router';
import {
  viewRequest,
  viewTicket,
  type SessionReply,
  type ViewTicket,
} from '@waymark/api';
import { callerOf, jsonBody } from '@waymark/edge';
import type { Middleware } from 'koa';
import type { ClientViews } from './clientViews.ts';

const MAX_BYTES = 8192;

/** `POST view` gives a ticket to who is `signedIn`, `POST view/enter` takes it, again and again while it is good (PRODUCT 19). */
export function addViewRoutes(
  router: Router,
  views: ClientViews,
  signedIn: Middleware,
  fairly: Middleware,
): void {
  router.post('/view', signedIn, jsonBody(MAX_BYTES), async (ctx) => {
    const asked = viewRequest.parse(ctx.state.body);
    ctx.body = {
      ticket: await views.ticket(callerOf(ctx), asked),
    } satisfies ViewTicket;
  });
  router.post('/view/enter', jsonBody(MAX_BYTES), fairly, async (ctx) => {
    const { ticket } = viewTicket.parse(ctx.state.body);
    const { accessToken, expiresAt, accountId } = await views.enter(ticket);
    ctx.body = {
      accessToken,
      expiresAt: expiresAt.toISOString(),
      accountId,
    } satisfies SessionReply;
  });
}
