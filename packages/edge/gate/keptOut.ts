import { refusalText } from '@waymark/api/problems';
import type { Middleware } from 'koa';
import { clientAddress } from '../callers/clientAddress.ts';
import { RequestRefused } from '../refusals/refused.ts';

/** Whether the operators keep out whoever comes from an address. */
export type IsKeptOut = (address: string) => boolean;

/**
 * Refuses with 403 `network-blocked` whatever comes from a network that the operators have
 * blocked, to whichever way in.
 */
export const keptOut =
  (isKeptOut: IsKeptOut): Middleware =>
  async (ctx, next) => {
    if (isKeptOut(clientAddress(ctx)))
      throw new RequestRefused({
        status: 403,
        code: 'network-blocked',
        detail: refusalText('networkBlocked'),
      });
    await next();
  };
