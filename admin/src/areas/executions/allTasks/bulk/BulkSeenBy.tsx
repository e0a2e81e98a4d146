import type { TaskRow } from '@waymark/api';
import { ListItemIcon, MenuItem, MenuList } from '@mui/material';
import type { ReactNode } from 'react';
import { useBulk } from '../../../../parts/lists/bulk/useBulk.ts';
import { seenByIcons, seenByOptions } from '../../../../parts/tasks/seenByIcons.ts';
import { useTexts } from '../../../../base/texts/index.ts';
import { headlineOf, ofTask, type TaskPanelProps } from './ofTask.ts';

/** Who sees all chosen tasks (PRODUCT 10.3); Undo gives each its own back. */
export function BulkSeenBy({ rows, onClose }: TaskPanelProps): ReactNode {
  const t = useTexts();
  const bulk = useBulk(headlineOf);
  const set = (seenBy: TaskRow['seenBy']) => {
    onClose();
    void bulk(
      rows,
      (row) => ['SetTaskSeenBy', { ...ofTask(row), seenBy }],
      (row) => ['SetTaskSeenBy', { ...ofTask(row), seenBy: row.seenBy }],
    );
  };
  return (
    <MenuList autoFocusItem>
      {seenByOptions.map((seenBy) => {
        const Icon = seenByIcons[seenBy];
        return (
          <MenuItem key={seenBy} onClick={() => set(seenBy)}>
            <ListItemIcon>
              <Icon size={16} aria-hidden="true" />
            </ListItemIcon>
            {t(`task.seenBy_${seenBy}`)}
          </MenuItem>
        );
      })}
    </MenuList>
  );
}
