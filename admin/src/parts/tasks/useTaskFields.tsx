import type { PlanRef, TaskRow } from '@waymark/api';
import { formatDate } from '@waymark/look';
import type { ReactNode } from 'react';
import { useChange } from '../conflict/index.ts';
import { useTexts } from '../../base/texts/index.ts';

/**
 * Sets who does a task and until when, in a running process; each is shown at once and can be taken
 * back. Put `dialog` on the page.
 */
export function useTaskFields(plan: PlanRef): {
  setAssignee: (task: TaskRow, assignee: string | null) => Promise<boolean>;
  setDueDate: (task: TaskRow, dueDate: string | null) => Promise<boolean>;
  dialog: ReactNode;
} {
  const t = useTexts();
  const { change, dialog } = useChange();
  const told = (task: TaskRow) => ({ seen: task.planRevision, of: task.headline });
  const shows = (task: TaskRow, fields: Partial<TaskRow>) => ({
    resource: 'tasks' as const,
    id: task.id,
    fields,
  });
  const setAssignee = (task: TaskRow, assignee: string | null) => {
    const inTask = { plan, taskId: task.id };
    return change({
      name: 'SetTaskAssignee',
      payload: { ...inTask, assignee },
      ...told(task),
      what: t('task.assignee'),
      value: assignee,
      tell: String,
      personOf: plan.id,
      shows: shows(task, { assignee }),
      undo: {
        payload: { ...inTask, assignee: task.assignee },
        shows: shows(task, { assignee: task.assignee }),
      },
    });
  };
  const setDueDate = (task: TaskRow, dueDate: string | null) => {
    const inTask = { plan, taskId: task.id };
    return change({
      name: 'SetTaskDueDate',
      payload: { ...inTask, dueDate },
      ...told(task),
      what: t('task.dueDate'),
      value: dueDate,
      tell: (value) => (typeof value === 'string' ? formatDate(value) : t('task.noDate')),
      shows: shows(task, { dueDate }),
      undo: {
        payload: { ...inTask, dueDate: task.dueDate },
        shows: shows(task, { dueDate: task.dueDate }),
      },
    });
  };
  return { setAssignee, setDueDate, dialog };
}
