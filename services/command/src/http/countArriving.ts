import {
  callerOf,
  clientAddress,
  networkOf,
  type Arriving,
} from '@waymark/edge';
import type { ChangeLimits } from '../limits/changeLimits.ts';

/** Counts a body against its account and where it comes from before it is read, and reads large ones in turn. @throws Refused 429 `too-many-requests`, `too-many-at-once` */
export const countArriving =
  (limits: ChangeLimits): Arriving =>
  (ctx, bytes, goOn) => {
    const { accountId } = callerOf(ctx);
    const network = networkOf(clientAddress(ctx));
    return limits.arrives({ accountId, network, bytes }, goOn);
  };
