import type { PersonRow } from '@waymark/api';
import type { Nameable } from '@waymark/look/mentions';
import { useMemo } from 'react';
import { useBothSides, useNames, type Names } from '../../../parts/people/useNames.ts';
import { useMe } from '../../../base/session/me.ts';
import type { Subject } from './subject.ts';

/** Who speaks here: everybody's name, and who can be named, the reader apart. */
export type TalkPeople = {
  readonly me: string;
  readonly names: Names;
  readonly team: readonly Nameable[];
  readonly client: readonly Nameable[];
};

/** Whoever has not accepted their invitation is nobody's to name yet, nor is who has left. */
const nameable = (people: readonly PersonRow[] | undefined, me: string): Nameable[] =>
  (people ?? [])
    .filter(({ id, invitation, former }) => invitation === null && !former && id !== me)
    .map(({ id, name, firstName }) => ({ id, name, first: firstName || name }));

export function useTalkPeople({
  planId,
  clientId,
}: Pick<Subject, 'planId' | 'clientId'>): TalkPeople {
  const me = useMe()?.account.accountId ?? '';
  const names = useNames(planId, clientId);
  const { team, client } = useBothSides(clientId);
  return useMemo(
    () => ({ me, names, team: nameable(team, me), client: nameable(client, me) }),
    [me, names, team, client],
  );
}
