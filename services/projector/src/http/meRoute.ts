import { said } from '@waymark/api/problems';
import { setTimeout as delay } from 'node:timers/promises';
import { headers, meSchema, type Me } from '@waymark/api';
import { callerOf, Refused, unauthenticated, type View } from '@waymark/edge';
import type { Context, Middleware } from 'koa';
import type { z } from 'zod';
import { readModelNames } from '../readModels/readModels.ts';
import type { ReadPool } from '../reading/readPool.ts';
import { guestIn } from './guestIn.ts';
import { invitedAs } from './invitedAs.ts';
import { membershipsOf, type answer } from './membershipsOf.ts';
import { isOperator, type Operators } from './operators.ts';
import type { ReadDependencies } from './readRoute.ts';
import { markStale, waitForPosition } from './waitForPosition.ts';

const LOOKS = 30;
const LOOK_AGAIN_MS = 100;

/** `GET /api/me`: who is signed in, and the workspaces they belong to. Stands above workspaces, so it reads as the service itself. */
export const meRoute =
  ({
    pool,
    progress,
    freshness,
    preparing,
    operators,
  }: ReadDependencies & { readonly operators: Operators }): Middleware =>
  async (ctx: Context) => {
    await preparing.over(['directory']);
    await waitForPosition(ctx, progress, ['directory']);
    if (freshness.isStale(['directory'], null)) markStale(ctx);
    // Of all models: a page that begins with this read reads others next, and hears live of all that they may lack.
    ctx.set(headers.position, `${progress.reachedBy(readModelNames)}`);
    const { accountId, guest, view } = callerOf(ctx);
    const { account, ...places } = await known(
      guest !== undefined
        ? guestIn
        : view === undefined
          ? membershipsOf
          : lookedAt(view),
      pool,
      accountId,
    );
    // Whoever is in no more has a session that is about to end.
    if (account === null && guest !== undefined) throw unauthenticated();
    if (account === null) {
      throw new Refused({
        status: 503,
        code: 'not-yet-known',
        detail: said('notYetKnown'),
        headers: { 'Retry-After': '1' },
      });
    }
    ctx.set('Cache-Control', 'no-store');
    if (view !== undefined) {
      ctx.body = meSchema.parse({ account, operator: false, ...places });
      return;
    }
    const operator = isOperator(operators, account.email);
    ctx.body = meSchema.parse({ account, operator, ...places });
  };

/** Whoever looks as somebody else sees of them what concerns the workspace that they look in (PRODUCT 19). */
const lookedAt =
  ({ workspaceId }: View): typeof membershipsOf =>
  async (pool, accountId) => {
    const come = await membershipsOf(pool, accountId);
    const isHere = ({ party, workspaceId: of }: Me['memberships'][number]) =>
      of === workspaceId && party === 'client';
    const { account, memberships } = come.memberships.some(isHere)
      ? come
      : await invitedAs(pool, accountId, workspaceId);
    return {
      account,
      memberships: memberships
        .filter(isHere)
        .map((one) => ({ ...one, onlyLooks: true })),
      ...{ invitations: [], refusals: [] },
    };
  };

/** Somebody who signed up a moment ago may not have been projected yet: looked for a while, then given up. */
async function known(
  find: typeof membershipsOf,
  pool: ReadPool,
  accountId: string,
): Promise<z.infer<typeof answer>> {
  for (let look = 1; ; look++) {
    const found = await pool.inTurn(accountId, () => find(pool, accountId));
    if (found.account !== null || look === LOOKS) return found;
    await delay(LOOK_AGAIN_MS);
  }
}
