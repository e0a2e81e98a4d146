import { headers } from '@waymark/api';
import type { Context } from 'koa';
import type { Progress } from '../reading/progress.ts';
import { afterOf } from './listRequest.ts';

/** How long a read waits for the caller's own writes, in milliseconds. */
export const PATIENCE = 3_000;

/**
 * Waits, for a bounded time, until the read models have reached `after` of the query. If they have
 * not, the answer goes out all the same, marked by the header Waymark-Stale.
 */
export async function waitForPosition(
  ctx: Context,
  progress: Progress,
  models: readonly string[],
  patience = PATIENCE,
): Promise<void> {
  const after = afterOf(ctx.query);
  if (after === null) return;
  if (!(await progress.reached(models, after, patience))) markStale(ctx);
}

/** Says that the answer may be old. */
export const markStale = (ctx: Context): void => ctx.set(headers.stale, 'true');
