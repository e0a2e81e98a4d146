import { randomBytes } from 'node:crypto';
import { shareEntry, shareRequest } from '@waymark/api';
import { audited, clientAddress, type Route } from '@waymark/edge';
import {
  answerSession,
  guestBrowserOf,
  keepGuestBrowser,
  refreshTokenOf,
} from '../../identity/signInCookies.ts';
import type { ShareDoor } from './shareDoor.ts';

const MAX_BYTES = 4096;

/** `POST share` tells what a link is about, `POST share/enter` takes its password (PRODUCT 17). */
export function shareRoutes(under: string, door: ShareDoor): readonly Route[] {
  const asking = { method: 'post', who: [], limit: 'share', body: MAX_BYTES } as const;
  return [
    {
      ...asking,
      path: `${under}/share`,
      handle: async (ctx) => {
        const { token } = shareRequest.parse(ctx.state.body);
        ctx.body = await door.see(token, clientAddress(ctx));
        if (guestBrowserOf(ctx) === undefined)
          keepGuestBrowser(ctx, randomBytes(16).toString('base64url'));
      },
    },
    {
      ...asking,
      path: `${under}/share/enter`,
      handle: async (ctx) => {
        const entry = shareEntry.parse(ctx.state.body);
        const requestId = String(ctx.state.requestId);
        const address = clientAddress(ctx);
        const browser = guestBrowserOf(ctx);
        const refreshToken = refreshTokenOf(ctx);
        const from = { ip: address, browser, refreshToken };
        const came = await door.enter(entry, from, requestId);
        const { session } = came;
        keepGuestBrowser(ctx, came.browser);
        answerSession(ctx, session);
        const { accountId: account } = session;
        audited(ctx, 'guest-in', { account, guest: true });
      },
    },
  ];
}
