import type { ModuleRow } from '@waymark/api';
import { formatDayMonth, processStatusLook, StatusIcon } from '@waymark/look';
import { Calendar, ClockAlert, Lock, SquareCheckBig } from 'lucide-react';
import { memo, type ReactNode } from 'react';
import { cardStatus } from './progress.ts';
import { TaskCount } from '../../../parts/plans/TaskCount.tsx';
import { ActionMenu, Card } from '../../../parts/board/index.ts';
import { useToday } from '../../../base/dates/useToday.ts';
import { statusSteps, type StatusStep } from '../../../parts/plans/moduleStatus.ts';
import { PlannedStretch } from '../../../parts/plans/PlannedStretch.tsx';
import { moduleAddress } from '../../../parts/plans/planKinds.ts';
import { PersonAvatar } from '../../../parts/people/PersonAvatar.tsx';
import { usePerson } from '../../../parts/people/usePerson.ts';
import { useTexts } from '../../../base/texts/index.ts';
import { SubProcessTag } from '../../../parts/plans/SubProcessTag.tsx';
import { firstName } from '../../../parts/people/firstName.ts';

const MOST_SHOWN = 3;

type ModuleCardProps = { module: ModuleRow; onStep: (module: ModuleRow, step: StatusStep) => void };

/**
 * A module of a running process: how it stands, n/m, the next date, who; a stuck one quotes the
 * reason.
 */
export const ModuleCard = memo(function ModuleCard({ module, onStep }: ModuleCardProps): ReactNode {
  const {
    id,
    planId,
    title,
    tasksDone,
    tasksTotal,
    nextDue,
    startsOn,
    audience,
    assignees,
    stuck,
    subProcess,
  } = module;
  const t = useTexts();
  const day = useToday();
  const status = cardStatus(module);
  const look = processStatusLook[status];
  const late = nextDue !== null && nextDue < day;
  // What has not started is due once it has, and not on a day that is over.
  const due = module.status === 'PENDING' && late ? null : nextDue;
  return (
    <Card
      to={moduleAddress(planId, id, 'tasks')}
      title={title}
      handle={{}}
      tone={status === 'DONE' ? 'done' : status === 'STUCKED' ? 'stuck' : undefined}
      tag={
        <>
          <span className="card-status" style={{ color: `var(${look.colour})` }}>
            <StatusIcon icon={look.icon} label={t(`processStatus.${status}`)} />
          </span>
          {subProcess !== null && <SubProcessTag name={subProcess.name} />}
        </>
      }
      {...(status === 'STUCKED' &&
        stuck?.reason && { note: <Reason stuck={stuck} planId={planId} /> })}
      meta={
        <>
          <TaskCount
            done={tasksDone}
            total={tasksTotal}
            before={<SquareCheckBig aria-hidden="true" />}
            after={<span className="visually-hidden"> {t('process.tasksDoneAfter')}</span>}
          />
          {due !== null && (
            <span className={late ? 'card-late' : undefined}>
              {late ? <ClockAlert aria-hidden="true" /> : <Calendar aria-hidden="true" />}
              <span className="visually-hidden">{t(late ? 'process.wasDue' : 'process.due')} </span>
              {formatDayMonth(due)}
            </span>
          )}
          {due === null && <PlannedStretch modules={[module]} className="card-planned" />}
          {startsOn !== null && (
            <span className="card-tag">
              <Calendar aria-hidden="true" />
              {t('launch.startsShort', { date: formatDayMonth(startsOn) })}
            </span>
          )}
          {audience === 'INTERN' && (
            <span className="card-tag">
              <Lock aria-hidden="true" />
              {t('words.team')}
            </span>
          )}
        </>
      }
      people={
        <>
          {assignees.slice(0, MOST_SHOWN).map((person) => (
            <PersonAvatar key={person} id={person} planId={planId} size={20} />
          ))}
          {assignees.length > MOST_SHOWN && <span>+{assignees.length - MOST_SHOWN}</span>}
        </>
      }
      menu={
        <ActionMenu
          label={t('words.menuOf', { name: title })}
          actions={statusSteps[module.status].map((step) => ({
            label: t(step.label),
            icon: step.icon,
            onSelect: () => onStep(module, step),
          }))}
        />
      }
    />
  );
});

function Reason({
  stuck,
  planId,
}: {
  stuck: NonNullable<ModuleRow['stuck']>;
  planId: string;
}): ReactNode {
  const t = useTexts();
  const { name } = usePerson(stuck.by ?? '', planId);
  return (
    <>
      {t('allTasks.said', { reason: stuck.reason ?? '' })}{' '}
      <span className="card-by">
        {stuck.by !== null && `${firstName(name)}, `}
        {formatDayMonth(stuck.at)}
      </span>
    </>
  );
}
