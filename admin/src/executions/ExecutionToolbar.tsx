import { Button } from '@mui/material';
import type { ReactNode } from 'react';
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
  const filters = useExecutionFilters();
  const [chosen, choose] = useChosenColumns();
  useColumnsInAddress();
  const changed =
    !views.some(({ filter }) =>
      sameFilter(filter, filterValues as ExecutionFilter),
    ) ||
    sort.field !== 'updatedAt' ||
    sort.order !== 'DESC' ||
    writtenColumns(chosen) !== null;
  const reset = () => {
    choose(usual);
    void navigate(listPath({}));
  };
  return (
    <ListToolbar filters={filters}>
      {changed && (
        <span className="view-changed">{t('executions.viewChanged')}</span>
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
