import type { TokenHolder as Authenticated } from '@waymark/edge';
import type { Caller } from '../policies/caller.ts';

/** In a workspace that a guest does not come from there is no share that knows them. */
export const callerOfRequest = ({
  accountId,
  guest,
  apiKey,
}: Pick<Authenticated, 'accountId' | 'guest' | 'apiKey'>): Caller =>
  apiKey !== undefined
    ? { kind: 'apiKey', keyId: apiKey.keyId }
    : guest === undefined
      ? { kind: 'account', accountId }
      : { kind: 'guest', guestId: accountId, ...{ linkId: guest.linkId, of: guest.of } };
