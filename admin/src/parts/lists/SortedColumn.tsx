import type { ReactNode } from 'react';
import {
  DataTable,
  useDataTableRenderContext,
  useListContext,
  type DataTableColumnProps,
  type RaRecord,
} from 'react-admin';

/** A column of react-admin whose head says to screen readers how it is sorted. */
export function SortedColumn<Row extends RaRecord<string>>(
  props: DataTableColumnProps<Row>,
): ReactNode {
  const { sort } = useListContext();
  const inHead = useDataTableRenderContext() === 'header';
  const sorted = inHead && sort.field === props.source;
  return (
    <DataTable.Col
      {...props}
      {...(sorted && {
        sortDirection: sort.order === 'ASC' ? ('asc' as const) : ('desc' as const),
      })}
    />
  );
}
