import type { PersonRow } from '@waymark/api';
import { useGetList } from 'react-admin';

/** The users of the workspace, oldest first. */
export const useTeam = () =>
  useGetList<PersonRow>('people', {
    filter: { party: 'team' },
    sort: { field: 'createdAt', order: 'ASC' },
    pagination: { page: 1, perPage: 500 },
  });
