import type { ExecutionRow } from '@waymark/api';
import { Checkbox } from '@mui/material';
import type { MouseEvent, ReactNode } from 'react';
import { useDataTableCallbacksContext, useListContext } from 'react-admin';
import { useTexts } from '../texts/index.ts';

/** Selects one row; with Shift all rows from the last one. */
export function SelectRow({ row }: { row: ExecutionRow }): ReactNode {
  const t = useTexts();
  const { selectedIds } = useListContext<ExecutionRow>();
  const { handleToggleItem } = useDataTableCallbacksContext();
  const toggle = (event: MouseEvent) => {
    event.stopPropagation();
    handleToggleItem?.(
      row.id,
      event as MouseEvent & { target: HTMLInputElement },
    );
  };
  return (
    <Checkbox
      checked={selectedIds.includes(row.id)}
      onClick={toggle}
      slotProps={{
        input: {
          'aria-label': t('executions.selectRow', {
            name: row.name,
            client: row.clientName,
          }),
        },
      }}
    />
  );
}

/** Selects all rows of the page, or none. */
export function SelectPage(): ReactNode {
  const t = useTexts();
  const { data = [], selectedIds, onSelect } = useListContext<ExecutionRow>();
  const ids = data.map(({ id }) => id);
  const chosen = ids.filter((id) => selectedIds.includes(id)).length;
  const all = chosen > 0 && chosen === ids.length;
  return (
    <Checkbox
      checked={all}
      indeterminate={chosen > 0 && !all}
      onChange={() => onSelect(all ? [] : ids)}
      slotProps={{ input: { 'aria-label': t('executions.selectAllRows') } }}
    />
  );
}
