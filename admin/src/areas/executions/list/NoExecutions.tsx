import type { BlueprintRow } from '@waymark/api';
import { entryAddress } from '@waymark/api/addresses';
import { Button } from '@mui/material';
import { Plus } from 'lucide-react';
import type { ReactNode } from 'react';
import { useGetList, useListContext } from 'react-admin';
import { useNavigate } from 'react-router';
import { FirstPlan } from '../../blueprints/index.ts';
import { onlyCounted } from '../../../base/dataProvider/onlyCounted.ts';
import { EmptyState, Skeleton } from '../../../parts/page/states.tsx';
import { filterNames, filtersOn, listPath } from '../../../parts/plans/executionFilter.ts';
import type { ExecutionFilter } from '../../../parts/plans/executionFilter.ts';
import { useTexts } from '../../../base/texts/index.ts';

/**
 * In place of the rows: nothing matches, nothing is there yet, or there is no blueprint to begin
 * from (PRODUCT 8.2).
 */
export function NoExecutions({ onAdd }: { onAdd: () => void }): ReactNode {
  const t = useTexts();
  const navigate = useNavigate();
  const filter = useListContext().filterValues as ExecutionFilter;
  const blueprints = useGetList<BlueprintRow>('blueprints', {
    filter: { kind: 'process' },
    pagination: onlyCounted,
    sort: { field: 'name', order: 'ASC' },
  });
  if (Object.keys(filter).length > 0) return <NoMatch filter={filter} />;
  if (blueprints.isPending) return <Skeleton rows={3} />;
  // Whoever looks for executions goes on to the first one.
  if (blueprints.total === 0)
    return <FirstPlan onReady={({ id }) => void navigate(entryAddress.executions({ add: id }))} />;
  return (
    <EmptyState
      sentence={t('executions.noneYet')}
      hint={t('executions.noneYetHint')}
      action={
        <Button variant="outlined" startIcon={<Plus />} onClick={onAdd}>
          {t('words.add')}
        </Button>
      }
    />
  );
}

function NoMatch({ filter }: { filter: ExecutionFilter }): ReactNode {
  const t = useTexts();
  const { q, ...others } = filter;
  const navigate = useNavigate();
  const names = filtersOn(filter).map((name) => t(filterNames[name]));
  const hint =
    names.length === 0
      ? undefined
      : t('executions.filtersOn', { count: names.length, names: names.join(', ') });
  return (
    <EmptyState
      sentence={q === undefined ? t('executions.nothingMatches') : t('words.nothingMatches', { q })}
      hint={hint}
      action={
        <div className="state-actions">
          {names.length > 0 && (
            <Button
              variant="outlined"
              size="small"
              onClick={() => void navigate(listPath(q === undefined ? {} : { q }))}
            >
              {t('executions.clearFilters')}
            </Button>
          )}
          {q !== undefined && (
            <Button variant="outlined" size="small" onClick={() => void navigate(listPath(others))}>
              {t('words.clearSearch')}
            </Button>
          )}
        </div>
      }
    />
  );
}
