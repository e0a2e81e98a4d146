import type { ReactNode } from 'react';
import { useDataTableRenderContext, type DataTableColumnProps, type RaRecord } from 'react-admin';
import { SortedColumn } from './SortedColumn.tsx';

/** The first column, the row's link: it is not among those that can be hidden. */
export function LeadColumn<Row extends RaRecord<string>>(
  props: DataTableColumnProps<Row>,
): ReactNode {
  return useDataTableRenderContext() === 'columnsSelector' ? null : (
    <SortedColumn<Row> {...props} />
  );
}
