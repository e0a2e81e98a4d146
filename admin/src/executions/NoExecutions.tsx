import type { BlueprintRow } from '@waymark/api';
import { Button } from '@mui/material';
import { Plus } from 'lucide-react';
import type { ReactNode } from 'react';
import { useGetList, useListContext } from 'react-admin';
import { Link, useNavigate } from 'react-router';
import { EmptyState, Skeleton } from '../layout/states.tsx';
import { listPath } from './filters.ts';
import type { ExecutionFilter } from './filters.ts';

/** In place of the rows: nothing matches, nothing is there yet, or there is no blueprint to begin from (PRODUCT 8.2). */
export function NoExecutions({ onAdd }: { onAdd: () => void }): ReactNode {
  const filter = useListContext().filterValues as ExecutionFilter;
  const blueprints = useGetList<BlueprintRow>('blueprints', {
    pagination: { page: 1, perPage: 1 },
    sort: { field: 'name', order: 'ASC' },
  });
  if (Object.keys(filter).length > 0) return <NoMatch filter={filter} />;
  if (blueprints.isPending) return <Skeleton rows={3} />;
  if (blueprints.total === 0)
    return (
      <EmptyState
        sentence={
          <>
            You have not created a process template until now:{' '}
            <Link to="/settings/processes">create one</Link>
          </>
        }
      />
    );
  return (
    <EmptyState
      sentence="No executions yet"
      hint="Roll a blueprint out into a project of a client."
      action={
        <Button variant="outlined" startIcon={<Plus />} onClick={onAdd}>
          Add
        </Button>
      }
    />
  );
}

function NoMatch({ filter }: { filter: ExecutionFilter }): ReactNode {
  const { q, ...others } = filter;
  const navigate = useNavigate();
  const names = [
    others.status && 'Status',
    others.clientId && 'Client',
    others.participantId && 'Open tasks',
    others.clientTurn && 'Client’s turn',
    (others.endFrom || others.endTo) && 'End',
  ].filter(Boolean);
  const hint =
    names.length === 0
      ? 'No filter is on.'
      : `${names.length === 1 ? '1 filter is' : `${names.length} filters are`} on: ${names.join(', ')}`;
  return (
    <EmptyState
      sentence={q === undefined ? 'Nothing matches' : `Nothing matches “${q}”`}
      hint={hint}
      action={
        <div className="state-actions">
          {names.length > 0 && (
            <Button
              variant="outlined"
              size="small"
              onClick={() =>
                void navigate(listPath(q === undefined ? {} : { q }))
              }
            >
              Clear filters
            </Button>
          )}
          {q !== undefined && (
            <Button
              size="small"
              onClick={() => void navigate(listPath(others))}
            >
              Clear search
            </Button>
          )}
        </div>
      }
    />
  );
}
