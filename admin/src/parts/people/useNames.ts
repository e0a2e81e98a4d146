import type { PersonRow } from '@waymark/api';
import type { AvatarKind } from '@waymark/look';
import { useMemo } from 'react';
import { useGetList } from 'react-admin';
import { usePlaceholders } from './usePerson.ts';

/** `first`: what they are called where whole names would be too long. */
export type PersonLabel = {
  name: string;
  first: string;
  kind: AvatarKind;
  /** Whether they were invited and have not come yet. */
  invited?: boolean;
};
export type Names = ReadonlyMap<string, PersonLabel>;

/** The name in the form in which the sentence of a turn takes it. */
export const called = (one: PersonLabel | undefined) =>
  one && { name: one.first, invited: one.invited === true };

const everybody = {
  sort: { field: 'name', order: 'ASC' as const },
  pagination: { page: 1, perPage: 1000 },
};

/** The team and the users of a client, those too who have left, read once. */
export function useBothSides(clientId: string): {
  team: readonly PersonRow[] | undefined;
  client: readonly PersonRow[] | undefined;
} {
  const team = useGetList<PersonRow>('people', {
    ...everybody,
    filter: { party: 'team', withFormer: true },
  }).data;
  const client = useGetList<PersonRow>('people', {
    ...everybody,
    filter: { clientId, withFormer: true },
  }).data;
  return { team, client };
}

/**
 * Everybody who can stand in a process, read once: a list of a thousand tasks asks for nobody one
 * by one.
 */
export function useNames(planId: string, clientId: string): Names {
  const { team, client } = useBothSides(clientId);
  const placeholders = usePlaceholders(planId).data;
  return useMemo(
    () =>
      new Map<string, PersonLabel>([
        ...[...(team ?? []), ...(client ?? [])].map(
          ({ id, name, firstName, party, invitation }): [string, PersonLabel] => [
            id,
            {
              ...{ name, first: firstName || name, kind: party },
              ...(invitation === 'pending' && { invited: true }),
            },
          ],
        ),
        ...(placeholders ?? []).map(({ id, name }): [string, PersonLabel] => [
          id,
          { name, first: name, kind: 'placeholder' },
        ]),
      ]),
    [team, client, placeholders],
  );
}
