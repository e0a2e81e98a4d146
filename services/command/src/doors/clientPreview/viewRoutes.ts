import { viewRequest, viewTicket, type SessionReply, type ViewTicket } from '@waymark/api';
import { audited, callerOf, type Route } from '@waymark/edge';
import type { Middleware } from 'koa';
import type { ClientViews } from './clientViews.ts';

const MAX_BYTES = 8192;

/**
 * `POST view` gives a ticket to who is `signedIn`, `POST view/enter` takes it, again and again
 * while it is good (PRODUCT 19).
 */
export function viewRoutes(
  under: string,
  views: ClientViews,
  signedIn: Middleware,
): readonly Route[] {
  const asking = { method: 'post', limit: 'view', body: MAX_BYTES } as const;
  return [
    {
      ...asking,
      path: `${under}/view`,
      who: [signedIn],
      handle: async (ctx) => {
        const asked = viewRequest.parse(ctx.state.body);
        ctx.body = { ticket: await views.ticket(callerOf(ctx), asked) } satisfies ViewTicket;
        const { accountId: by } = callerOf(ctx);
        audited(ctx, 'view-begun', { account: asked.accountId, by });
      },
    },
    {
      ...asking,
      path: `${under}/view/enter`,
      who: [],
      handle: async (ctx) => {
        const { ticket } = viewTicket.parse(ctx.state.body);
        const { accessToken, expiresAt, accountId } = await views.enter(ticket);
        ctx.body = {
          accessToken,
          expiresAt: expiresAt.toISOString(),
          accountId,
        } satisfies SessionReply;
      },
    },
  ];
}
