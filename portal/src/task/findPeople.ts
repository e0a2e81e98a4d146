import type { PersonRow } from '@waymark/api';

/** People whose name or e-mail holds the words, whatever their case (spec 2 §2, User selection dropdown). */
export function findPeople<Person extends Pick<PersonRow, 'name' | 'email'>>(
  people: readonly Person[],
  query: string,
): Person[] {
  const wanted = query.trim().toLowerCase();
  return people.filter(({ name, email }) =>
    `${name} ${email ?? ''}`.toLowerCase().includes(wanted),
  );
}
