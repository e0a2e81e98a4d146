import { authorOf, type AnyActor } from '@waymark/events';
import { noPermission } from './noPermission.ts';

/**
 * By whose key is sealed what somebody gives: the account of a person, or a guest. @throws
 * RequestRefused 403 `no-permission`
 */
export function callingAuthor(caller: AnyActor): string {
  const author = authorOf(caller);
  if (author === null) throw noPermission();
  return author;
}
