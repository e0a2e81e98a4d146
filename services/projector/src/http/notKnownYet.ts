import { headers } from '@waymark/api';
import { said } from '@waymark/api/problems';
import { Refused } from '@waymark/edge';
import type { Middleware } from 'koa';
import { isNotAMember } from '../readAs.ts';

/**
 * Asks whoever is refused as a stranger to come again, where the read models have not reached what the caller has written
 * or was told of (`after`): they may have been let in by just that.
 * @throws Refused 503 `not-yet-known` instead of 403 `no-permission`, while the answer would have been stale
 */
export const notKnownYet: Middleware = async (ctx, next) => {
  try {
    await next();
  } catch (error) {
    if (!isNotAMember(error) || !ctx.res.hasHeader(headers.stale)) throw error;
    throw new Refused({
      status: 503,
      code: 'not-yet-known',
      detail: said('notYetKnown'),
      headers: { 'Retry-After': '1' },
    });
  }
};
