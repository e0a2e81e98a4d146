import type { VariableRow } from '@waymark/api';
import { useGetList } from 'react-admin';

/** The variables of a plan by name. */
export const useVariables = (planId: string, enabled = true) =>
  useGetList<VariableRow>(
    'variables',
    {
      filter: { planId },
      sort: { field: 'name', order: 'ASC' },
      pagination: { page: 1, perPage: 500 },
    },
    { enabled },
  );
