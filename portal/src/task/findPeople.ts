import { asRead } from '@waymark/look';
import type { PersonRow } from '../api/reads.ts';

/** People whose name or e-mail holds the words, whatever their case (PRODUCT 9.5). */
export function findPeople<Person extends Pick<PersonRow, 'name' | 'email'>>(
  people: readonly Person[],
  query: string,
): Person[] {
  const wanted = asRead(query.trim());
  return people.filter(({ name, email }) =>
    asRead(`${name} ${email ?? ''}`).includes(wanted),
  );
}
