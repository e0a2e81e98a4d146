import type { TaskRow } from '@waymark/api';
import { Avatar, formatDate, formatDayMonth } from '@waymark/look';
import { Asterisk, CirclePlus, CopyPlus, SquareArrowOutUpRight } from 'lucide-react';
import { memo, type ReactNode } from 'react';
import { Link } from 'react-router';
import { keepsOpen } from './jobColumns.ts';
import { TaskMenu } from './TaskMenu.tsx';
import type { BoardTaskActs } from './taskActs.ts';
import type { CardHandle } from '../../../parts/board/index.ts';
import { isLate } from '../../../parts/tasks/dueWords.ts';
import { useToday } from '../../../base/dates/useToday.ts';
import { SeenByMark } from '../../../parts/tasks/SeenByMark.tsx';
import { StatusTick } from '../../../parts/tasks/StatusTick.tsx';
import type { PersonLabel, Names } from '../../../parts/people/useNames.ts';
import { useTexts } from '../../../base/texts/index.ts';

type JobTaskProps = { task: TaskRow; handle: CardHandle; acts: BoardTaskActs; names: Names };

/** A task in its job: its tick, what it is called, where it is done, until when and by whom. */
export const JobTask = memo(function JobTask({
  task,
  handle,
  acts,
  names,
}: JobTaskProps): ReactNode {
  const t = useTexts();
  const { headline, active, userAddable, status } = task;
  const action = task.content.type === 'simple' ? task.content.action : null;
  const stuck = status === 'STUCKED' && task.stuckReason !== null;
  return (
    <>
      <div
        className={`job-task${status === 'DONE' ? ' is-done' : ''}${active ? '' : ' is-waiting'}`}
      >
        {active ? (
          <StatusTick task={task} onTick={(next) => acts.setStatus(task, next)} />
        ) : (
          <span className="task-tick">
            <CirclePlus size={20} aria-hidden="true" />
          </span>
        )}
        <Link {...handle} to={{ hash: task.id }} className="job-task-name" title={headline}>
          {headline}
          {keepsOpen(task) && ' '}
          {keepsOpen(task) && (
            <Asterisk className="job-mandatory" aria-label={t('jobs.isMandatory')} />
          )}
        </Link>
        <span className="job-task-side">
          <SeenByMark task={task} />
          {action !== null && (
            <a href={action.href} target="_blank" rel="noreferrer">
              {action.text || t('task.doItNow')}
              <SquareArrowOutUpRight aria-hidden="true" />
            </a>
          )}
          {userAddable && active && <CopyPlus aria-label={t('jobs.anyoneCanAddAnother')} />}
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
          {task.assignee !== null && <Who named={names.get(task.assignee)} />}
        </span>
        <span className="job-task-menu">
          <TaskMenu task={task} acts={acts} />
        </span>
      </div>
      {stuck && <Reason task={task} who={names.get(task.statusBy ?? '')?.first} />}
    </>
  );
});

/** Day and month; what is late says so to who does not see the colour. */
function Due({ task }: { task: TaskRow }): ReactNode {
  const t = useTexts();
  const day = useToday();
  const { dueDate } = task;
  if (dueDate === null) return null;
  const late = isLate(task, day);
  return (
    <span className={late ? 'card-late' : undefined} title={formatDate(dueDate)}>
      <span className="visually-hidden">{t(late ? 'process.wasDue' : 'process.due')} </span>
      {formatDayMonth(dueDate)}
    </span>
  );
}

function Who({ named }: { named: PersonLabel | undefined }): ReactNode {
  const t = useTexts();
  const { name, kind } = named ?? { name: t('words.formerUser'), kind: 'team' };
  return <Avatar name={name} kind={kind} size={20} />;
}

function Reason({ task, who }: { task: TaskRow; who: string | undefined }): ReactNode {
  const t = useTexts();
  return (
    <p className="job-stuck">
      {t('allTasks.said', { reason: task.stuckReason ?? '' })}{' '}
      <span>
        {who !== undefined && `${who}, `}
        {task.statusAt !== null && formatDayMonth(task.statusAt)}
      </span>
    </p>
  );
}
