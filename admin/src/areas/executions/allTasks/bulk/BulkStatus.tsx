import type { TaskRow } from '@waymark/api';
import { taskStatusLook } from '@waymark/look';
import { MenuItem, MenuList } from '@mui/material';
import type { ReactNode } from 'react';
import { headlineOf, ofTask, type TaskPanelProps } from './ofTask.ts';
import { useBulk } from '../../../../parts/lists/bulk/useBulk.ts';
import { StatusTag } from '../../../../parts/tasks/StatusTag.tsx';

/** One status for all chosen tasks; Undo gives each its own back. */
export function BulkStatus({ rows, onClose }: TaskPanelProps): ReactNode {
  const bulk = useBulk(headlineOf);
  const set = (status: TaskRow['status']) => {
    onClose();
    void bulk(
      rows,
      (row) => ['SetTaskStatus', { ...ofTask(row), status }],
      (row) => [
        'SetTaskStatus',
        {
          ...ofTask(row),
          status: row.status,
          ...(row.status === 'STUCKED' && { reason: row.stuckReason }),
        },
      ],
    );
  };
  return (
    <MenuList autoFocusItem>
      {(Object.keys(taskStatusLook) as TaskRow['status'][]).map((status) => (
        <MenuItem key={status} onClick={() => set(status)}>
          <StatusTag status={status} plain />
        </MenuItem>
      ))}
    </MenuList>
  );
}
