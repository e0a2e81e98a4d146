import { asRead } from '@waymark/look';
import type { PersonRow } from '../../base/api/reads.ts';

/** People whose name or e-mail holds the words, whatever their case (PRODUCT 9.5). */
export function findPeople<Person extends Pick<PersonRow, 'name' | 'email'>>(
  people: readonly Person[],
  query: string,
): Person[] {
  const wanted = asRead(query).trim();
  return people.filter(({ name, email }) => asRead(`${name} ${email ?? ''}`).includes(wanted));
}

/** Whoever takes part in the module first, otherwise in the order in which they came. */
export const takingPartFirst = <Person extends Pick<PersonRow, 'id'>>(
  people: readonly Person[],
  participants: readonly string[],
): Person[] => {
  const takesPart = ({ id }: Person) => participants.includes(id);
  return [...people.filter(takesPart), ...people.filter((each) => !takesPart(each))];
};
