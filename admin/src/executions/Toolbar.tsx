import { Button } from '@mui/material';
import { useCallback } from 'react';
import type { ReactNode } from 'react';
import { useListContext } from 'react-admin';
import { useNavigate } from 'react-router';
import { defaultColumns } from './columns.ts';
import type { ColumnId } from './columns.ts';
import { ColumnsMenu } from './ColumnsMenu.tsx';
import { FilterChips } from './FilterChips.tsx';
import { FilterMenu } from './FilterMenu.tsx';
import { listPath, sameFilter } from './filters.ts';
import type { ExecutionFilter } from './filters.ts';
import { SearchField } from './SearchField.tsx';
import { useViews } from './useViews.ts';
import { useTexts } from '../texts/index.ts';

type ToolbarProps = {
  columns: readonly ColumnId[];
  onColumns: (columns: readonly ColumnId[]) => void;
  withColumns: boolean;
};

/** Search, filters and columns, over the grid. */
export function Toolbar({
  columns,
  onColumns,
  withColumns,
}: ToolbarProps): ReactNode {
  const t = useTexts();
  const { filterValues, setFilters, sort } = useListContext();
  const navigate = useNavigate();
  const views = useViews();
  const filter = filterValues as ExecutionFilter;
  const search = useCallback(
    (q: string) => {
      const { q: _before, ...rest } = filter;
      setFilters(q === '' ? rest : { ...rest, q });
    },
    [filter, setFilters],
  );
  const changed =
    !views.some((view) => sameFilter(view.filter, filter)) ||
    sort.field !== 'updatedAt' ||
    sort.order !== 'DESC' ||
    columns.join() !== defaultColumns.join();
  const reset = () => {
    onColumns(defaultColumns);
    void navigate(listPath({}));
  };
  return (
    <div className="list-toolbar">
      <SearchField
        label={t('executions.search')}
        value={filter.q ?? ''}
        onSearch={search}
      />
      <FilterChips filter={filter} onChange={setFilters} />
      <FilterMenu filter={filter} onChange={setFilters} />
      <span className="list-toolbar-gap" />
      {changed && (
        <span className="view-changed">{t('executions.viewChanged')}</span>
      )}
      {changed && (
        <Button size="small" onClick={reset}>
          {t('words.reset')}
        </Button>
      )}
      {withColumns && <ColumnsMenu columns={columns} onChange={onColumns} />}
    </div>
  );
}
