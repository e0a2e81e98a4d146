import { callerOf, clientAddress, type Arriving } from '@waymark/edge';
import type { ChangeLimits } from './limits/changeLimits.ts';

/**
 * Counts a body against its account and where it comes from before it is read, and reads large ones
 * in turn. @throws RequestRefused 429 `too-many-requests`, `too-many-at-once`
 */
export const countArriving =
  (limits: ChangeLimits): Arriving =>
  (ctx, bytes, goOn) => {
    const { accountId } = callerOf(ctx);
    const address = clientAddress(ctx);
    return limits.arrives({ accountId, address, bytes }, goOn);
  };
