import { refusalText } from '@waymark/api/problems';
import type { Context } from 'koa';
import { provedAtOf } from '../keys/accessToken.ts';
import { bearerOf } from './authenticate.ts';
import { RequestRefused } from '../refusals/refused.ts';

/** For how long it counts that somebody has shown who they are, in seconds (ADR 52). */
export const RECENT_SECONDS = 15 * 60;

/**
 * For what somebody must not do by a session that was left open, or taken; stands behind
 * `authenticate`. @throws RequestRefused 403 `confirmation-needed` unless they have shown who they
 * are a short while ago
 */
export function mustBeRecent(ctx: Context, now: Date): void {
  const provedAt = provedAtOf(bearerOf(ctx) ?? '');
  if (now.getTime() / 1000 - provedAt <= RECENT_SECONDS) return;
  throw new RequestRefused({
    status: 403,
    code: 'confirmation-needed',
    detail: refusalText('confirmationNeeded'),
  });
}
