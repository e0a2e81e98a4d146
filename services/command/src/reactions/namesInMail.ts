import type { Person } from '@waymark/events';
import { spokenName } from '../mailer/mails/content.ts';
import { plainName } from '../payloads/plainName.ts';

export const nameOf = (person: Person): string => plainName(spokenName(person));

/** As people call them. */
export const shortName = (person: Person): string =>
  plainName(person.firstName) || nameOf(person);

export const calledBy = (
  name: (person: Person) => string,
  person: Person | undefined,
): string | null => (person === undefined ? null : name(person));
