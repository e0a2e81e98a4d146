import { useMemo } from 'react';
import { useRoles } from '../../../parts/people/usePerson.ts';
import { useTeam } from '../../../parts/people/useTeam.ts';
import type { KnownPerson } from './mentions.ts';

/** The team and the roles of the workspace, by all that a document may call them. */
export function useKnownPeople(): readonly KnownPerson[] {
  const { data: team } = useTeam();
  const { data: roles } = useRoles();
  return useMemo(
    () => [
      ...(roles ?? []).map(({ id, name }) => ({ ...{ ref: id, name }, words: [name] })),
      ...(team ?? []).map(({ id, name, firstName, lastName, email }) => ({
        ...{ ref: id, name },
        words: [name, firstName, lastName, email?.split('@')[0]].filter(
          (word) => word != null && word !== '',
        ) as string[],
      })),
    ],
    [team, roles],
  );
}
