import { personOf, type Actor } from '@waymark/events';
import { shownAddress } from '@waymark/look/emailAddress';
import type { NameOf } from './conflict.ts';
import type { Accounts } from '../../identity/accounts.ts';

/**
 * Returns the names of actors: of people, their names or addresses; nothing else that acts has a
 * name yet.
 */
export const namesOfActors =
  (accounts: Pick<Accounts, 'person'>): NameOf =>
  async (actor: Actor) => {
    const accountId = personOf(actor);
    const person = accountId === null ? null : await accounts.person(accountId);
    return person === null
      ? null
      : `${person.firstName} ${person.lastName}`.trim() || shownAddress(person.email);
  };
