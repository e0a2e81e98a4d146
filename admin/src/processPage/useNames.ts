import type { PersonRow } from '@waymark/api';
import type { AvatarKind } from '@waymark/look';
import { useMemo } from 'react';
import { useGetList } from 'react-admin';
import { usePlaceholders } from '../people/usePerson.ts';

/** `first`: what they are called where whole names would be too long. */
export type Named = { name: string; first: string; kind: AvatarKind };
export type Names = ReadonlyMap<string, Named>;

/** Everybody who can stand in a process, read once: a list of a thousand tasks asks for nobody one by one. */
export function useNames(planId: string, clientId: string): Names {
  const everybody = {
    sort: { field: 'name', order: 'ASC' as const },
    pagination: { page: 1, perPage: 1000 },
  };
  const team = useGetList<PersonRow>('people', {
    ...everybody,
    filter: { party: 'team' },
  }).data;
  const client = useGetList<PersonRow>('people', {
    ...everybody,
    filter: { clientId },
  }).data;
  const placeholders = usePlaceholders(planId).data;
  return useMemo(
    () =>
      new Map<string, Named>([
        ...[...(team ?? []), ...(client ?? [])].map(
          ({ id, name, firstName, party }): [string, Named] => [
            id,
            { name, first: firstName || name, kind: party },
          ],
        ),
        ...(placeholders ?? []).map(({ id, name }): [string, Named] => [
          id,
          { name, first: name, kind: 'placeholder' },
        ]),
      ]),
    [team, client, placeholders],
  );
}
