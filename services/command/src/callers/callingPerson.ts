import { personOf, type AnyActor } from '@waymark/events';
import { noPermission } from './noPermission.ts';

/**
 * The account of who gives a command that only people can give. @throws RequestRefused 403
 * `no-permission`
 */
export function callingPerson(caller: AnyActor): string {
  const accountId = personOf(caller);
  if (accountId === null) throw noPermission();
  return accountId;
}
