import type { PersonRow, PlaceholderRow, RoleRow } from '@waymark/api';
import { personKind } from '@waymark/events/personKind';
import type { AvatarKind } from '@waymark/look';
import { useGetList, useGetManyAggregate } from 'react-admin';
import { useTexts } from '../../base/texts/index.ts';

export type ShownPerson = {
  name: string;
  kind: AvatarKind;
  email: string | null;
  /** Not null for who has not accepted their invitation. */
  invitation: PersonRow['invitation'];
  /** Whether they are of the team now: who was invited is not yet, and who left no more. */
  isOfTeam: boolean;
};

/** Placeholders of one plan: there are few, so they are read once and shared. */
export const usePlaceholders = (planId: string | undefined) =>
  useGetList<PlaceholderRow>(
    'placeholders',
    {
      filter: { planId },
      sort: { field: 'name', order: 'ASC' },
      pagination: { page: 1, perPage: 200 },
    },
    { enabled: planId !== undefined },
  );

/** Roles of the workspace. */
export const useRoles = (enabled = true) =>
  useGetList<RoleRow>(
    'roles',
    { sort: { field: 'name', order: 'ASC' }, pagination: { page: 1, perPage: 200 } },
    { enabled },
  );

/**
 * Name and shape behind a reference: account id, `p::…` or `r::…`. Until it is known, and where it
 * is not there any more, the name says so.
 * @param planId where a placeholder is looked up
 */
export function usePerson(id: string, planId?: string): ShownPerson {
  const t = useTexts();
  const kind = personKind(id);
  const people = useGetManyAggregate<PersonRow>(
    'people',
    { ids: [id] },
    { enabled: kind === 'account' },
  );
  const placeholders = usePlaceholders(kind === 'account' ? undefined : planId);
  const roles = useRoles(kind === 'role');
  if (kind === 'account') {
    const [person] = people.data ?? [];
    return person
      ? shown(person)
      : {
          name: people.isPending ? '…' : t('words.formerUser'),
          kind: 'team',
          email: null,
          invitation: null,
          isOfTeam: false,
        };
  }
  const row =
    placeholders.data?.find((placeholder) => placeholder.id === id) ??
    roles.data?.find((role) => role.id === id);
  return {
    name: row?.name ?? (kind === 'role' ? t('people.role') : t('people.placeholder')),
    kind: 'placeholder',
    email: null,
    invitation: null,
    isOfTeam: false,
  };
}

export const shown = ({ name, party, email, invitation, former }: PersonRow): ShownPerson => ({
  name,
  kind: party,
  email,
  invitation,
  isOfTeam: party === 'team' && !former && invitation === null,
});
