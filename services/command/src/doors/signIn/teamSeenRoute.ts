import type { TeamSeen } from '@waymark/api';
import { authenticate, type IsEnded, type Route, type SigningSecrets } from '@waymark/edge';
import { nouns, streamOf } from '@waymark/events';
import type { Pool } from 'pg';
import { dayIn } from '@waymark/look/dayIn';
import { lastSeen } from '../../identity/lastSeen.ts';
import type { StreamCache } from '../../streams/streamCache.ts';
import { workspaceFromHeader } from '../../http/requestHeaders.ts';
import { teamMembers } from '../../http/teamMembers.ts';

type Options = {
  readonly signingSecret: SigningSecrets;
  readonly isEnded: IsEnded;
  readonly cache: StreamCache;
  readonly pool: Pool;
  readonly timeZone: string;
  readonly clock: () => Date;
};

/**
 * `GET /api/session/team`: on which day each of the team was last seen (PRODUCT 4.2). Of clients
 * nothing is told.
 */
export function teamSeenRoute({
  signingSecret,
  isEnded,
  cache,
  pool,
  timeZone,
  clock,
}: Options): Route {
  return {
    method: 'get',
    path: '/api/session/team',
    who: [authenticate(signingSecret, isEnded), teamMembers(cache)],
    limit: 'ownRead',
    handle: async (ctx) => {
      const stream = streamOf.workspace(workspaceFromHeader(ctx));
      const { state } = await cache.read(stream, nouns.workspace);
      const zone = state.timeZone ?? timeZone;
      const found = await lastSeen(pool, [...state.members.keys()], clock());
      ctx.set('Cache-Control', 'no-store');
      ctx.body = {
        seen: [...found].map(([accountId, at]) => ({ accountId, day: dayIn(zone, at) })),
      } satisfies TeamSeen;
    },
  };
}
