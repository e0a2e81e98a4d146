import type { Opened, Person } from '@waymark/events';
import { phrase, say } from '@waymark/events/telling';
import type { Language } from '@waymark/look/language';
import { sql, type FragmentSqlToken } from 'slonik';
import { shownAddress } from '@waymark/look/emailAddress';
import { remove, upsert } from '../model/bulk.ts';
import type { Statement } from '../model/statement.ts';

/** The name kept for a person who has been erased; each reader is told so in their own language. */
export const FORMER_USER = 'Former user';

export const formerUser = (language: Language): string => say(phrase('actor.formerUser'), language);

/** A name as it is shown. */
export const shownName = (name: FragmentSqlToken, language: Language): FragmentSqlToken =>
  language === 'en'
    ? name
    : sql.fragment`CASE ${name} WHEN ${FORMER_USER} THEN ${formerUser(language)} ELSE ${name} END`;

/**
 * Writes what the vault opened: the person's names and address, or, when it opened to nothing
 * because the person was erased, no more than that there was somebody.
 */
export function forgetOrKnow(
  out: Statement[],
  accountId: string,
  opened: Opened<Person>,
  { at, revision }: { readonly at: string; readonly revision: bigint },
): void {
  const person = opened.erased ? null : opened.value;
  const [first_name, last_name, gender] =
    person === null ? ['', '', null] : [person.firstName, person.lastName, person.gender];
  const name = person === null ? FORMER_USER : displayName(person);
  upsert(
    out,
    'people',
    ['account_id'],
    [
      {
        ...{ account_id: accountId, first_name, last_name, gender, name, created_at: at },
        revision: `${revision}`,
      },
    ],
    { first: ['created_at'] },
  );
  if (person === null) remove(out, 'addresses', ['account_id'], [{ account_id: accountId }]);
  else
    upsert(
      out,
      'addresses',
      ['account_id'],
      [{ account_id: accountId, email: shownAddress(person.email) }],
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
