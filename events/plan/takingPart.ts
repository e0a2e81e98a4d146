import { personKind } from './personKind.ts';

/**
 * What in a module that clients see is open to whoever of them takes part in it: what nobody has,
 * or somebody who is not known yet (PRODUCT 10.5). Of its own, so that the apps need no schema to
 * know it.
 */
export const isOpenTo = (
  accountId: string,
  assignee: string | null,
  participants: readonly string[],
): boolean =>
  (assignee === null || personKind(assignee) !== 'account') && participants.includes(accountId);
