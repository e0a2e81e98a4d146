import { belongsTo, callerOf } from '@waymark/edge';
import { nouns, streamOf } from '@waymark/events';
import type { Middleware } from 'koa';
import { noPermission } from '../callers/noPermission.ts';
import { askerOf } from '../policies/caller.ts';
import { teamOnly } from '../policies/policies.ts';
import type { StreamCache } from '../streams/streamCache.ts';
import { workspaceFromHeader } from './requestHeaders.ts';

/**
 * Passes on the team of the workspace that the request names; others are refused before anything of
 * it is taken in. @throws RequestRefused 403 `no-permission`
 */
export const teamMembers =
  (cache: StreamCache): Middleware =>
  async (ctx, next) => {
    const { accountId } = callerOf(ctx);
    const workspaceId = workspaceFromHeader(ctx);
    const stream = streamOf.workspace(workspaceId);
    const { state } = await cache.read(stream, nouns.workspace);
    const caller = { kind: 'account', accountId } as const;
    const around = { members: state.members, client: nouns.client.initial };
    if (!teamOnly(askerOf(caller, around))) throw noPermission();
    belongsTo(ctx, workspaceId);
    await next();
  };
