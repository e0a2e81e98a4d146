import { headers } from '@waymark/api';
import type { Context } from 'koa';
import type { Freshness } from '../freshness.ts';
import type { Progress } from '../progress.ts';
import { afterOf } from './listRequest.ts';

/** How long a read waits for the caller's own writes, in milliseconds. */
export const PATIENCE = 3_000;

/**
 * Waits, for a bounded time, until the read models have reached `after` of the query. If they have not, the answer goes
 * out all the same, marked by the header Waymark-Stale.
 */
export async function waitForPosition(
  ctx: Context,
  progress: Progress,
  models: readonly string[],
  patience = PATIENCE,
): Promise<void> {
  const after = afterOf(ctx.query);
  if (after === null) return;
  if (!(await progress.reached(models, after, patience)))
    ctx.set(headers.stale, 'true');
}

/** Marks an answer that may be old for another reason: its models can't follow now, or an event of the workspace waits. */
export function markStale(
  ctx: Context,
  freshness: Freshness,
  models: readonly string[],
  workspaceId: string | null,
): void {
  if (freshness.isStale(models, workspaceId)) ctx.set(headers.stale, 'true');
}
