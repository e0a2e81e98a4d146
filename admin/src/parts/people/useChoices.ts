import type { PersonRow, PlanRef } from '@waymark/api';
import { useGetList } from 'react-admin';
import { useMembership } from '../../base/session/me.ts';
import { groupChoices } from './choices.ts';
import type { ChoiceGroup, ChoiceSource } from './choices.ts';
import { usePlaceholders, useRoles } from './usePerson.ts';
import { useTexts } from '../../base/texts/index.ts';

/** The people who may be picked. */
export type PickerOptions = {
  team?: boolean;
  /** Users of this client. */
  clientId?: string;
  /** The execution that an invitation from here leads to. */
  processId?: string;
  /**
   * Nothing has begun: an invitation to the client goes out when a module with a task for them
   * starts.
   */
  beforeStart?: boolean;
  /** Placeholders of this plan. */
  placeholders?: string;
  roles?: boolean;
  /** Offers a new placeholder of this plan for a name that nobody has. */
  create?: PlanRef;
};

/** The groups to pick from, for what was typed into the search. */
export function useChoices(
  options: PickerOptions,
  search: string,
  limits: Pick<ChoiceSource, 'only' | 'exclude' | 'first'>,
) {
  const t = useTexts();
  const membership = useMembership();
  const page = {
    pagination: { page: 1, perPage: 200 },
    sort: { field: 'name', order: 'ASC' as const },
  };
  const q = search.trim() === '' ? {} : { q: search.trim() };
  const keep = <T>(previous: T) => previous;
  const team = useGetList<PersonRow>(
    'people',
    { ...page, filter: { party: 'team', ...q } },
    { enabled: options.team === true, placeholderData: keep },
  );
  const client = useGetList<PersonRow>(
    'people',
    { ...page, filter: { clientId: options.clientId, ...q } },
    { enabled: options.clientId !== undefined, placeholderData: keep },
  );
  const placeholders = usePlaceholders(options.placeholders);
  const roles = useRoles(options.roles === true);
  const lists = [
    { wanted: options.team === true, list: team },
    { wanted: options.clientId !== undefined, list: client },
    { wanted: options.placeholders !== undefined, list: placeholders },
    { wanted: options.roles === true, list: roles },
  ].filter(({ wanted }) => wanted);
  const groups: ChoiceGroup[] = groupChoices(
    t,
    {
      people: [
        ...(options.clientId !== undefined ? (client.data ?? []) : []),
        ...(options.team ? (team.data ?? []) : []),
      ],
      placeholders: options.placeholders !== undefined ? (placeholders.data ?? []) : [],
      roles: options.roles ? (roles.data ?? []) : [],
      workspaceName: membership?.workspaceName ?? t('words.team'),
      inBlueprint: options.roles === true,
      ...limits,
    },
    search,
  );
  return {
    groups,
    loading: lists.some(({ list }) => list.isPending),
    failed: lists.some(({ list }) => list.isError),
  };
}
