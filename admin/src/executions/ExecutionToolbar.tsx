import type { ReactNode } from 'react';
import { ChooseColumns } from '../lists/ChooseColumns.tsx';
import { ListToolbar } from '../lists/ListToolbar.tsx';
import { ViewChanged } from '../savedViews/ViewChanged.tsx';
import { ExecutionCounts } from './ExecutionCounts.tsx';
import { COLUMNS, useColumnsInAddress } from './useColumnsInAddress.ts';
import { useExecutionFilters } from './useExecutionFilters.tsx';
import { viewedExecutions } from './viewedExecutions.ts';

/** Search, filters and columns, over the grid. */
export function ExecutionToolbar({
  withColumns,
}: {
  withColumns: boolean;
}): ReactNode {
  const filters = useExecutionFilters();
  useColumnsInAddress();
  return (
    <ListToolbar filters={filters} disableSaveQuery>
      <ExecutionCounts />
      <ViewChanged viewed={viewedExecutions} />
      {withColumns && <ChooseColumns storeKey={COLUMNS} />}
    </ListToolbar>
  );
}
