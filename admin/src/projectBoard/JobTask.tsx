import type { TaskRow } from '@waymark/api';
import { Avatar, formatDate, formatDayMonth } from '@waymark/look';
import {
  Asterisk,
  CirclePlus,
  CopyPlus,
  SquareArrowOutUpRight,
} from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { TaskMenu } from './TaskMenu.tsx';
import type { TaskActs } from './taskActs.ts';
import type { CardHandle } from '../board/index.ts';
import { today } from '../modulePage/dueWords.ts';
import { TaskTick } from '../modulePage/TaskTick.tsx';
import { firstName } from '../people/firstName.ts';
import { usePerson } from '../people/usePerson.ts';
import { useTexts } from '../texts/index.ts';

type JobTaskProps = { task: TaskRow; handle: CardHandle; acts: TaskActs };

/** A task in its job: its tick, what it is called, where it is done, until when and by whom. */
export function JobTask({ task, handle, acts }: JobTaskProps): ReactNode {
  const t = useTexts();
  const { headline, mandatory, active, userAddable, status } = task;
  const action = task.content.type === 'simple' ? task.content.action : null;
  const stuck = status === 'STUCKED' && task.stuckReason !== null;
  return (
    <>
      <div
        className={`job-task${status === 'DONE' ? ' is-done' : ''}${active ? '' : ' is-waiting'}`}
      >
        {active ? (
          <TaskTick task={task} />
        ) : (
          <span className="task-tick">
            <CirclePlus size={20} aria-hidden="true" />
          </span>
        )}
        <Link
          {...handle}
          to={{ hash: task.id }}
          className="job-task-name"
          title={headline}
        >
          {headline}
          {mandatory && active && (
            <Asterisk
              className="job-mandatory"
              aria-label={t('jobs.isMandatory')}
            />
          )}
        </Link>
        <span className="job-task-side">
          {action !== null && (
            <a href={action.href} target="_blank" rel="noreferrer">
              {action.text || t('task.doItNow')}
              <SquareArrowOutUpRight aria-hidden="true" />
            </a>
          )}
          {userAddable && active && (
            <CopyPlus aria-label={t('jobs.anyoneCanAddAnother')} />
          )}
          {active ? (
            <Due task={task} />
          ) : (
            <button
              type="button"
              className="job-take-up"
              aria-label={t('jobs.addThisNamed', { name: headline })}
              onClick={() => acts.again(task)}
            >
              {t('jobs.addThis')}
            </button>
          )}
          {task.assignee !== null && (
            <Who assignee={task.assignee} planId={task.planId} />
          )}
        </span>
        <span className="job-task-menu">
          <TaskMenu task={task} acts={acts} />
        </span>
      </div>
      {stuck && <Reason task={task} />}
    </>
  );
}

/** Day and month; what is late says so to who does not see the colour. */
function Due({ task: { dueDate, status } }: { task: TaskRow }): ReactNode {
  const t = useTexts();
  if (dueDate === null) return null;
  const late = status !== 'DONE' && dueDate < today();
  return (
    <span
      className={late ? 'card-late' : undefined}
      title={formatDate(dueDate)}
    >
      <span className="visually-hidden">
        {t(late ? 'process.wasDue' : 'process.due')}{' '}
      </span>
      {formatDayMonth(dueDate)}
    </span>
  );
}

function Who({
  assignee,
  planId,
}: {
  assignee: string;
  planId: string;
}): ReactNode {
  const { name, kind } = usePerson(assignee, planId);
  return <Avatar name={name} kind={kind} size={20} />;
}

function Reason({ task }: { task: TaskRow }): ReactNode {
  const { name } = usePerson(task.statusBy ?? '', task.planId);
  return (
    <p className="job-stuck">
      “{task.stuckReason}”{' '}
      <span>
        {task.statusBy !== null && `${firstName(name)}, `}
        {task.statusAt !== null && formatDayMonth(task.statusAt)}
      </span>
    </p>
  );
}
