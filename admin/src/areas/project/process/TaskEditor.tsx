import type { PlanRef, TaskRow } from '@waymark/api';
import { taskStatusLook, type TaskStatus } from '@waymark/look';
import { Button, Menu, MenuItem, Popover } from '@mui/material';
import { useState, type FormEvent, type ReactNode } from 'react';
import { DateField } from '../../../base/dates/DateField.tsx';
import { StatusTag } from '../../../parts/tasks/StatusTag.tsx';
import { PickerPanel } from '../../../parts/personPicker/PickerPanel.tsx';
import { PickerPopover } from '../../../parts/personPicker/PickerPopover.tsx';
import '../../../parts/people/people.css';
import { useSetTaskStatus } from '../../../parts/tasks/useSetTaskStatus.tsx';
import { useTaskFields } from '../../../parts/tasks/useTaskFields.tsx';
import { useTexts } from '../../../base/texts/index.ts';

export type EditedField = {
  field: 'status' | 'due' | 'assignee';
  task: TaskRow;
  anchor: HTMLElement;
};

type TaskEditorProps = {
  plan: PlanRef;
  clientId: string;
  editing: EditedField;
  onClose: () => void;
};

/**
 * The one editor of the list, over the cell that was pressed. It stays while a conflict is being
 * decided.
 */
export function TaskEditor({
  plan,
  clientId,
  editing: { field, task, anchor },
  onClose,
}: TaskEditorProps): ReactNode {
  const t = useTexts();
  const [sent, setSent] = useState(false);
  const { setStatus, dialog: statusDialog } = useSetTaskStatus();
  const { setAssignee, setDueDate, dialog } = useTaskFields(plan);
  const run = (work: () => Promise<boolean>) => {
    setSent(true);
    void work().then((stands) => stands && onClose());
  };
  const below = { anchorOrigin: { vertical: 'bottom', horizontal: 'left' } } as const;
  return (
    <>
      {field === 'status' && (
        <Menu open={!sent} anchorEl={anchor} onClose={onClose} {...below}>
          {(Object.keys(taskStatusLook) as TaskStatus[]).map((status) => (
            <MenuItem
              key={status}
              selected={status === task.status}
              onClick={() =>
                status === task.status ? onClose() : run(() => setStatus(task, status))
              }
            >
              <StatusTag status={status} plain />
            </MenuItem>
          ))}
        </Menu>
      )}
      {field === 'assignee' && (
        <PickerPopover open={!sent} anchorEl={anchor} onClose={onClose} {...below}>
          <PickerPanel
            label={t('process.assigneeOf', { name: task.headline })}
            value={task.assignee}
            options={{ team: true, clientId, placeholders: plan.id }}
            invite
            clearable={task.assignee !== null}
            onPick={(id) => (id === task.assignee ? onClose() : run(() => setAssignee(task, id)))}
          />
        </PickerPopover>
      )}
      {field === 'due' && (
        <Popover open={!sent} anchorEl={anchor} onClose={onClose} {...below}>
          <DueForm
            task={task}
            onSet={(date) =>
              date === task.dueDate ? onClose() : run(() => setDueDate(task, date))
            }
          />
        </Popover>
      )}
      {statusDialog}
      {dialog}
    </>
  );
}

function DueForm({
  task,
  onSet,
}: {
  task: TaskRow;
  onSet: (date: string | null) => void;
}): ReactNode {
  const t = useTexts();
  const [date, setDate] = useState(task.dueDate ?? '');
  const submit = (event: FormEvent) => {
    event.preventDefault();
    onSet(date === '' ? null : date);
  };
  return (
    <form className="list-due" onSubmit={submit}>
      <DateField
        autoFocus
        label={t('process.dueDateOf', { name: task.headline })}
        value={date}
        onChange={setDate}
      />
      <Button type="submit" variant="contained" size="small">
        {t('process.set')}
      </Button>
      {task.dueDate !== null && (
        <Button variant="text" size="small" onClick={() => onSet(null)}>
          {t('process.noDate')}
        </Button>
      )}
    </form>
  );
}
