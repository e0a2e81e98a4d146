import { Button } from '@mui/material';
import { lazy, Suspense, type ReactNode } from 'react';
import { ColumnsButton, useListContext } from 'react-admin';
import { Columns3 } from 'lucide-react';
import { useNavigate } from 'react-router';
import { ListToolbar } from '../lists/ListToolbar.tsx';
import { useTexts } from '../texts/index.ts';
import { usual, writtenColumns } from './columns.ts';
import { listPath, sameFilter, type ExecutionFilter } from './filters.ts';
import { useExecutionFilters } from './useExecutionFilters.tsx';
import {
  useChosenColumns,
  useColumnsInAddress,
} from './useColumnsInAddress.ts';
import { COLUMNS } from './useColumnsInAddress.ts';
import { useViews } from './useViews.ts';
import { useSavedViews } from './views/useSavedViews.ts';

const SaveView = lazy(() => import('./views/SaveView.tsx'));

/** Search, filters and columns, over the grid. */
export function ExecutionToolbar({
  withColumns,
}: {
  withColumns: boolean;
}): ReactNode {
  const t = useTexts();
  const { filterValues, sort } = useListContext();
  const navigate = useNavigate();
  const views = useViews();
  const saved = useSavedViews();
  const filters = useExecutionFilters();
  const [chosen, choose] = useChosenColumns();
  useColumnsInAddress();
  const usualOrder = sort.field === 'updatedAt' && sort.order === 'DESC';
  const builtIn =
    usualOrder &&
    writtenColumns(chosen) === null &&
    views.some(({ filter }) =>
      sameFilter(filter, filterValues as ExecutionFilter),
    );
  const changed = saved.open === undefined ? !builtIn : saved.changed;
  const reset = () => {
    choose(usual);
    void navigate(
      saved.open === undefined ? listPath({}) : `/?${saved.open.search}`,
    );
  };
  return (
    <ListToolbar filters={filters} disableSaveQuery>
      {changed && (
        <span className="view-changed">
          {saved.open !== undefined && (
            <span className="view-dot" aria-hidden="true" />
          )}
          {t('executions.viewChanged')}
        </span>
      )}
      {changed && (
        <Suspense>
          <SaveView />
        </Suspense>
      )}
      {changed && (
        <Button size="small" onClick={reset}>
          {t('words.reset')}
        </Button>
      )}
      {withColumns && (
        <span onClick={nameRoles}>
          <ColumnsButton storeKey={COLUMNS} startIcon={<Columns3 />} />
        </span>
      )}
    </ListToolbar>
  );
}

/** React-admin calls its columns options of a menu, which are none: they are a list of switches. */
function nameRoles(): void {
  const list = document.querySelector(`[id="${COLUMNS}-columnsSelector"] ul`);
  list?.setAttribute('role', 'list');
  for (const item of list?.children ?? [])
    item.setAttribute('role', 'listitem');
}
