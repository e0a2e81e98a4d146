import type { Context } from 'koa';
import type { TokenHolder } from '../keys/accessToken.ts';
import { clientAddress, shortAddress } from './clientAddress.ts';

/** `by` is the account that looks as `account`. */
export type WhoAsks = {
  readonly account?: string;
  readonly guest?: true;
  readonly by?: string;
  readonly network: string;
};

/** Returns who makes this request, as far as it is known, and from where. */
export function whoOf(ctx: Context): WhoAsks {
  const { accountId, guest, view } = ctx.state as Partial<TokenHolder>;
  return {
    ...(accountId !== undefined && { account: accountId }),
    ...(guest !== undefined && { guest: true as const }),
    ...(view !== undefined && { by: view.by }),
    network: shortAddress(clientAddress(ctx)),
  };
}
