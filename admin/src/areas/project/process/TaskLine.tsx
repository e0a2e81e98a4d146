import type { TaskRow } from '@waymark/api';
import { Avatar, formatDate, formatDayMonth } from '@waymark/look';
import { Calendar, ClockAlert } from 'lucide-react';
import { memo, type ReactNode } from 'react';
import { Link } from 'react-router';
import type { EditedField } from './TaskEditor.tsx';
import type { PersonLabel } from '../../../parts/people/useNames.ts';
import { moduleAddress } from '../../../parts/plans/planKinds.ts';
import { SeenByMark } from '../../../parts/tasks/SeenByMark.tsx';
import { StatusTag } from '../../../parts/tasks/StatusTag.tsx';
import { Words } from '../../../parts/references/Words.tsx';
import { useTexts } from '../../../base/texts/index.ts';

type TaskLineProps = {
  task: TaskRow;
  assignee: PersonLabel | null;
  /** Today, a calendar date. */
  day: string;
  onEdit: (field: EditedField['field'], task: TaskRow, anchor: HTMLElement) => void;
};

/**
 * One task of the list: plain buttons, so that a thousand lines stay light; the editor opens on
 * demand.
 */
export const TaskLine = memo(
  function TaskLine({ task, assignee, day, onEdit }: TaskLineProps): ReactNode {
    const t = useTexts();
    const late = task.status !== 'DONE' && task.dueDate !== null && task.dueDate < day;
    return (
      <li className={task.status === 'DONE' ? 'list-task is-done' : 'list-task'}>
        <button
          type="button"
          className="list-cell"
          aria-haspopup="menu"
          onClick={(event) => onEdit('status', task, event.currentTarget)}
        >
          <span className="visually-hidden">{t('process.statusOf', { name: task.headline })} </span>
          <StatusTag status={task.status} plain />
        </button>
        <Link to={moduleAddress(task.planId, task.moduleId, 'tasks', task.id)}>
          <Words text={task.headline} kind={task.planKind} /> <SeenByMark task={task} />
        </Link>
        <button
          type="button"
          className={late ? 'list-cell card-late' : 'list-cell'}
          aria-haspopup="dialog"
          onClick={(event) => onEdit('due', task, event.currentTarget)}
        >
          {late ? <ClockAlert aria-hidden="true" /> : <Calendar aria-hidden="true" />}
          {task.dueDate === null && task.plannedOn !== null ? (
            <span className="list-none">
              {t('words.plannedFor', { date: formatDayMonth(task.plannedOn) })}
            </span>
          ) : (
            <>
              <span className="visually-hidden">
                {t(late ? 'process.wasDue' : 'process.dueDate')}{' '}
              </span>
              {task.dueDate === null ? (
                <span className="list-none">{t('process.noDate')}</span>
              ) : (
                formatDate(task.dueDate)
              )}
            </>
          )}
        </button>
        <button
          type="button"
          className="list-cell"
          aria-haspopup="dialog"
          onClick={(event) => onEdit('assignee', task, event.currentTarget)}
        >
          <span className="visually-hidden">{t('process.assignee')} </span>
          {assignee === null ? (
            <span className="list-none">{t('words.nobody')}</span>
          ) : (
            <>
              <Avatar name={assignee.name} kind={assignee.kind} size={20} decorative />
              <span className="list-name">{assignee.name}</span>
            </>
          )}
        </button>
      </li>
    );
  },
  (before, after) =>
    before.day === after.day &&
    before.onEdit === after.onEdit &&
    before.assignee?.name === after.assignee?.name &&
    before.assignee?.kind === after.assignee?.kind &&
    sameTask(before.task, after.task),
);

/** A change elsewhere in the plan gives every row a new revision: that alone draws nothing anew. */
const sameTask = (a: TaskRow, b: TaskRow): boolean =>
  a.id === b.id &&
  a.headline === b.headline &&
  a.status === b.status &&
  a.seenBy === b.seenBy &&
  a.dueDate === b.dueDate &&
  a.plannedOn === b.plannedOn &&
  a.assignee === b.assignee;
