import type { ReactNode } from 'react';
import { headlineOf, ofTask, type TaskPanelProps } from './ofTask.ts';
import { useBulk } from '../../../../parts/lists/bulk/useBulk.ts';
import { PickerPanel } from '../../../../parts/personPicker/PickerPanel.tsx';
import { useTexts } from '../../../../base/texts/index.ts';

/**
 * One of the team for all chosen tasks, or nobody; users of a client belong to its own processes
 * alone.
 */
export function BulkPerson({ rows, onClose }: TaskPanelProps): ReactNode {
  const t = useTexts();
  const bulk = useBulk(headlineOf);
  const set = (assignee: string | null) => {
    onClose();
    void bulk(
      rows,
      (row) => ['SetTaskAssignee', { ...ofTask(row), assignee }],
      (row) => ['SetTaskAssignee', { ...ofTask(row), assignee: row.assignee }],
    );
  };
  return (
    <PickerPanel
      label={t('allTasks.personFor', { count: rows.length })}
      value={null}
      options={{ team: true }}
      onPick={set}
      invite={false}
      clearable
    />
  );
}
