import { personSchema } from '@waymark/events';
import type pg from 'pg';
import { upsert } from '../bulk.ts';

/** What stands in the place of a name when the person has been erased. */
export const FORMER_USER = 'Former user';

/**
 * Writes what the vault opened: the person's names and address, or, when it opened to nothing because the person was
 * erased, no more than that there was somebody.
 */
export async function forgetOrKnow(
  tx: pg.ClientBase,
  accountId: string,
  opened: unknown,
  at: string,
): Promise<void> {
  const person = opened === null ? null : personSchema.parse(opened);
  const [first_name, last_name, gender] =
    person === null
      ? ['', '', null]
      : [person.firstName, person.lastName, person.gender];
  const name = person === null ? FORMER_USER : displayName(person);
  const before = await tx.query<{ created_at: string }>(
    'SELECT created_at FROM people WHERE account_id = $1',
    [accountId],
  );
  await upsert(
    tx,
    'people',
    ['account_id'],
    [
      {
        account_id: accountId,
        first_name,
        last_name,
        gender,
        name,
        created_at: before.rows[0]?.created_at ?? at,
      },
    ],
  );
  if (person === null)
    await tx.query('DELETE FROM addresses WHERE account_id = $1', [accountId]);
  else
    await upsert(
      tx,
      'addresses',
      ['account_id'],
      [{ account_id: accountId, email: person.email }],
    );
}

/** First and last name, else the e-mail's local part. */
export function displayName({
  firstName,
  lastName,
  email,
}: {
  firstName: string;
  lastName: string;
  email: string;
}): string {
  const full = `${firstName} ${lastName}`.trim();
  return full === '' ? (email.split('@')[0] ?? '') : full;
}
