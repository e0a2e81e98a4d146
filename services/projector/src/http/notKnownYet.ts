import { headers } from '@waymark/api';
import { refusalText } from '@waymark/api/problems';
import { RequestRefused } from '@waymark/edge';
import type { Middleware } from 'koa';
import { isNotAMember } from '../reading/readAs.ts';

/**
 * Asks whoever is refused as a stranger to come again, where the read models have not reached what
 * the caller has written or was told of (`after`): they may have been let in by just that. @throws
 * RequestRefused 503 `not-yet-known` instead of 403 `no-permission`, while the answer would have
 * been stale
 */
export const notKnownYet: Middleware = async (ctx, next) => {
  try {
    await next();
  } catch (error) {
    if (!isNotAMember(error) || !ctx.res.hasHeader(headers.stale)) throw error;
    throw new RequestRefused({
      status: 503,
      code: 'not-yet-known',
      detail: refusalText('notYetKnown'),
      headers: { 'Retry-After': '1' },
    });
  }
};
