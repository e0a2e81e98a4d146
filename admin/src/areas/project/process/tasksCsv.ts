import type { TaskRow } from '@waymark/api';
import { formatDate } from '@waymark/look';
import { csvOf } from '@waymark/look/csv';
import type { T } from '../../../base/texts/index.ts';

type Written = Pick<
  TaskRow,
  | 'milestoneName'
  | 'moduleTitle'
  | 'headline'
  | 'status'
  | 'statusAt'
  | 'dueDate'
  | 'plannedOn'
  | 'assignee'
>;

/** The tasks of a process as CSV with a head, in their order. @param nameOf whoever has a task */
export const tasksCsv = (
  t: T,
  tasks: readonly Written[],
  nameOf: (assignee: string) => string,
): string =>
  csvOf(
    [
      [
        t('allTasks.milestone'),
        t('executionColumns.module'),
        t('task.task'),
        t('words.status'),
        t('task.dueDate'),
        t('process.doneOn'),
        t('allTasks.person'),
      ],
      ...tasks.map((task) => {
        const day = task.dueDate ?? task.plannedOn;
        return [
          task.milestoneName,
          task.moduleTitle,
          task.headline,
          t(`taskStatus.${task.status}`),
          day === null ? '' : formatDate(day),
          task.status === 'DONE' && task.statusAt !== null ? formatDate(task.statusAt) : '',
          task.assignee === null ? '' : nameOf(task.assignee),
        ];
      }),
    ],
    t.language,
  );
