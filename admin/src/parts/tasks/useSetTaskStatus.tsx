import type { TaskRow } from '@waymark/api';
import { type TaskStatus } from '@waymark/look';
import type { ReactNode } from 'react';
import { useChange } from '../conflict/index.ts';
import { useTexts } from '../../base/texts/index.ts';

/**
 * Sets the status of a task; any status can be set (PRODUCT 7.1), and why with 'Stuck'. Put
 * `dialog` on the page.
 */
export function useSetTaskStatus(): {
  setStatus: (task: TaskRow, status: TaskStatus, reason?: string) => Promise<boolean>;
  dialog: ReactNode;
} {
  const t = useTexts();
  const { change, dialog } = useChange();
  const setStatus = (task: TaskRow, status: TaskStatus, reason = '') => {
    const plan = { kind: task.planKind, id: task.planId };
    const stuckReason = reason === '' ? null : reason;
    return change({
      name: 'SetTaskStatus',
      payload: { ...{ plan, taskId: task.id, status }, ...(stuckReason !== null && { reason }) },
      seen: task.planRevision,
      what: t('words.status'),
      of: task.headline,
      value: status,
      tell: (value) => t(`taskStatus.${value as TaskStatus}`),
      shows: { resource: 'tasks', id: task.id, fields: { status, stuckReason } },
      undo: {
        payload: {
          plan,
          taskId: task.id,
          status: task.status,
          ...(task.status === 'STUCKED' && { reason: task.stuckReason }),
        },
        shows: {
          resource: 'tasks',
          id: task.id,
          fields: { status: task.status, stuckReason: task.stuckReason },
        },
      },
    });
  };
  return { setStatus, dialog };
}
