import { presenceReport } from '@waymark/api';
import { refusalText } from '@waymark/api/problems';
import { RequestRefused, type Route } from '@waymark/edge';
import type { Context } from 'koa';
import type { PresenceBoard } from '../presence/presence.ts';
import { readerOf } from './membership.ts';
import type { ReadDependencies } from './readRoute.ts';

/**
 * `POST /api/presence`: a window of somebody of the team says where it is (PRODUCT 14); answers
 * 204. Refused are clients (403 `no-permission`) and a body that is none (422 `invalid-input`).
 */
export const presenceRoute =
  ({ pool, presence }: ReadDependencies & { readonly presence: PresenceBoard }): Route['handle'] =>
  async (ctx: Context) => {
    const parsed = presenceReport.safeParse(ctx.state.body);
    if (!parsed.success) {
      const issue = parsed.error.issues[0];
      throw new RequestRefused({
        status: 422,
        code: 'invalid-input',
        detail: `The body is not valid: ${issue?.message ?? 'unknown'}.`,
        field: issue?.path.join('.') || 'windowId',
      });
    }
    const { workspaceId, accountId, party } = await readerOf(ctx, pool);
    if (party !== 'team')
      throw new RequestRefused({
        status: 403,
        code: 'no-permission',
        detail: refusalText('onlyTheTeamIsSeen'),
      });
    await presence.report({ ...parsed.data, workspaceId, accountId });
    ctx.status = 204;
  };
