import type { ReactNode } from 'react';
import { ColumnsButton } from 'react-admin';
import { Columns3 } from 'lucide-react';
import { ListToolbar } from '../lists/ListToolbar.tsx';
import { ViewChanged } from '../savedViews/ViewChanged.tsx';
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
      <ViewChanged viewed={viewedExecutions} />
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
