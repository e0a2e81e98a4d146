import type { Person } from '@waymark/events';
import { spokenName } from '../lookups/spokenName.ts';
import { plainName } from '../../payloads/plainName.ts';

/** Whoever a mail may name, by account id; without those who have no account any more. */
export async function peopleOf(
  accountIds: Iterable<string>,
  accounts: { person(accountId: string): Promise<Person | null> },
): Promise<ReadonlyMap<string, Person>> {
  const known = new Map<string, Person>();
  for (const accountId of accountIds) {
    const person = await accounts.person(accountId);
    if (person !== null) known.set(accountId, person);
  }
  return known;
}

export const nameOf = (person: Person): string => plainName(spokenName(person));

/** As people call them. */
export const shortName = (person: Person): string => plainName(person.firstName) || nameOf(person);

export const calledBy = (
  name: (person: Person) => string,
  person: Person | undefined,
): string | null => (person === undefined ? null : name(person));
