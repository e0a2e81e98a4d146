import { sessionEndRequest, type DeviceKey, type OwnSessions } from '@waymark/api';
import { refusalText } from '@waymark/api/problems';
import { callerOf, clientAddress, mustBeRecent, RequestRefused, type Route } from '@waymark/edge';
import type { Middleware } from 'koa';
import type { Pool } from 'pg';
import type { DeviceKeys } from '../../identity/deviceKeys.ts';
import type { SessionEndLinks } from '../../identity/sessionEndLinks.ts';
import { accountOf, endAll, endOne, sessionsOf } from '../../identity/sessionIndex.ts';
import type { SignInLimits } from './signInLimits.ts';

const MAX_BYTES = 4096;

export type OwnSessionsDeps = {
  readonly pool: Pool;
  readonly links: SessionEndLinks;
  readonly deviceKeys: DeviceKeys;
  readonly limits: Pick<SignInLimits, 'unknownToken'>;
  readonly signedIn: Middleware;
  readonly clock: () => Date;
};

/**
 * Where somebody is signed in, each to be ended, and all but the one that asks (PRODUCT 3.8). `POST
 * end` takes the word of a mail about a sign-in, from whoever has it. Ending what has ended already
 * is no mistake.
 */
export function ownSessionRoutes(
  under: string,
  { pool, links, deviceKeys, limits, signedIn, clock }: OwnSessionsDeps,
): readonly Route[] {
  const own = { who: [signedIn], limit: 'ownRead' } as const;
  return [
    {
      ...{ ...own, method: 'get', path: `${under}/all` },
      handle: async (ctx) => {
        const { accountId, sid } = callerOf(ctx);
        ctx.body = {
          sessions: await sessionsOf(pool, accountId, { sid, now: clock() }),
        } satisfies OwnSessions;
      },
    },
    {
      ...{ ...own, method: 'delete', path: `${under}/all/:id`, evenKeptOut: true },
      handle: async (ctx) => {
        // One by one, all of them could be ended.
        mustBeRecent(ctx, clock());
        await endOne(pool, callerOf(ctx).accountId, String(ctx.params['id']));
        ctx.status = 204;
      },
    },
    {
      ...{ ...own, method: 'delete', path: `${under}/others`, evenKeptOut: true },
      handle: async (ctx) => {
        mustBeRecent(ctx, clock());
        const { accountId, sid } = callerOf(ctx);
        await endAll(pool, accountId, sid);
        ctx.status = 204;
      },
    },
    {
      ...{ ...own, method: 'get', path: `${under}/device-key` },
      handle: async (ctx) => {
        const { accountId } = callerOf(ctx);
        ctx.body = (await deviceKeys.of(accountId)) satisfies DeviceKey;
      },
    },
    {
      ...{ method: 'post', path: `${under}/end`, who: [], limit: 'refresh' },
      body: MAX_BYTES,
      handle: async (ctx) => {
        const { token } = sessionEndRequest.parse(ctx.state.body);
        const sid = links.read(token);
        if (sid === null) {
          await limits.unknownToken(clientAddress(ctx));
          throw leadsNowhere();
        }
        const accountId = await accountOf(pool, sid);
        if (accountId !== null) await endOne(pool, accountId, sid);
        ctx.status = 204;
      },
    },
  ];
}

const leadsNowhere = () =>
  new RequestRefused({
    status: 404,
    code: 'link-not-found',
    detail: refusalText('linkLeadsNowhere'),
  });
