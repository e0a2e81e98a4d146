import type { ApiKeyUses } from '@waymark/api';
import { authenticate, type IsEnded, type Route, type SigningSecrets } from '@waymark/edge';
import type { ApiKeyTable } from '@waymark/postgres';
import { workspaceFromHeader } from '../../http/requestHeaders.ts';
import { teamMembers } from '../../http/teamMembers.ts';
import type { StreamCache } from '../../streams/streamCache.ts';

type Options = {
  readonly signingSecret: SigningSecrets;
  readonly isEnded: IsEnded;
  readonly cache: StreamCache;
  readonly table: Pick<ApiKeyTable, 'uses'>;
};

/** `GET /api/session/api-keys`: when each API key was last used, for the team (PRODUCT 21.5). */
export const apiKeyUsesRoute = ({ signingSecret, isEnded, cache, table }: Options): Route => ({
  method: 'get',
  path: '/api/session/api-keys',
  who: [authenticate(signingSecret, isEnded), teamMembers(cache)],
  limit: 'ownRead',
  handle: async (ctx) => {
    ctx.set('Cache-Control', 'no-store');
    ctx.body = { uses: [...(await table.uses(workspaceFromHeader(ctx)))] } satisfies ApiKeyUses;
  },
});
