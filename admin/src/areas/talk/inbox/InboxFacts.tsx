import type { ConversationRow, ExecutionRow } from '@waymark/api';
import { adminAddress } from '@waymark/api/addresses';
import { formatDate } from '@waymark/look';
import type { ReactNode } from 'react';
import { useGetList, useGetOne } from 'react-admin';
import { Link } from 'react-router';
import { onlyCounted } from '../../../base/dataProvider/onlyCounted.ts';
import { useToday } from '../../../base/dates/useToday.ts';
import { moduleAddress } from '../../../parts/plans/planKinds.ts';
import { StatusTag } from '../../../parts/tasks/StatusTag.tsx';
import { PersonLabel } from '../../../parts/people/PersonAvatar.tsx';
import { TaskCount } from '../../../parts/plans/TaskCount.tsx';
import { useTexts } from '../../../base/texts/index.ts';

/** What there is to know of the task that is talked about, and of its process. */
export function InboxFacts({ row }: { row: ConversationRow }): ReactNode {
  const t = useTexts();
  const day = useToday();
  const { planId, moduleId, assignee, followers, dueDate, plannedOn } = row;
  const onBoard = row.planKind === 'project';
  const process = useGetOne<ExecutionRow>('executions', { id: planId }, { enabled: !onBoard }).data;
  const late = dueDate !== null && row.status !== 'DONE' && dueDate < day;
  return (
    <aside className="inbox-facts" aria-label={t('inbox.facts')}>
      <section>
        <h3>{t('inbox.task')}</h3>
        <dl>
          <dt>{t('words.status')}</dt>
          <dd>
            <StatusTag status={row.status} plain />
          </dd>
          <dt>{t('inbox.assignee')}</dt>
          <dd>
            {assignee === null ? t('words.nobody') : <PersonLabel id={assignee} planId={planId} />}
          </dd>
          <dt>{t('inbox.dueDate')}</dt>
          <dd className={late ? 'is-late' : ''}>
            {dueDate !== null
              ? formatDate(dueDate)
              : plannedOn === null
                ? t('words.none')
                : t('words.plannedFor', { date: formatDate(plannedOn) })}
          </dd>
          <dt>{t(onBoard ? 'inbox.job' : 'inbox.module')}</dt>
          <dd>
            <Link to={moduleAddress(planId, moduleId, 'tasks')}>{row.moduleTitle}</Link>
          </dd>
          {!onBoard && (
            <>
              <dt>{t('inbox.milestone')}</dt>
              <dd>
                <span className="inbox-cut">{row.milestoneName}</span>
              </dd>
              <dt>{t('inbox.owner')}</dt>
              <dd>
                {process?.owner == null ? t('words.nobody') : <PersonLabel id={process.owner} />}
              </dd>
            </>
          )}
        </dl>
      </section>
      {followers.length > 0 && (
        <section>
          <h3>{t('inbox.readsAlong')}</h3>
          <ul>
            {followers.map((id) => (
              <li key={id}>
                <PersonLabel id={id} planId={planId} />
              </li>
            ))}
          </ul>
        </section>
      )}
      {process !== undefined && <OfProcess row={row} process={process} />}
      {onBoard && (
        <section>
          <h3>
            <Link to={adminAddress.project({ projectId: planId })}>
              {row.clientName}, {row.planName}
            </Link>
          </h3>
        </section>
      )}
    </aside>
  );
}

function OfProcess({
  row,
  process: { tasksDone, tasksTotal },
}: {
  row: ConversationRow;
  process: ExecutionRow;
}): ReactNode {
  const t = useTexts();
  const count = (filter: object) => ({
    filter: { planId: row.planId, ...filter },
    sort: { field: 'lastAt', order: 'DESC' as const },
    pagination: onlyCounted,
  });
  const all = useGetList('conversations', count({})).total;
  const open = useGetList('conversations', count({ waits: true })).total;
  return (
    <section>
      <h3>
        <Link to={adminAddress.process({ projectId: row.projectId, processId: row.planId })}>
          {row.clientName}, {row.planName}
        </Link>
      </h3>
      <p className="inbox-progress">
        <progress
          aria-label={t('inbox.progress')}
          max={Math.max(tasksTotal, 1)}
          value={tasksDone}
        />
        <TaskCount done={tasksDone} total={tasksTotal} />
      </p>
      {all !== undefined && open !== undefined && (
        <dl>
          <dt>{t('inbox.questions')}</dt>
          <dd>{t('inbox.openAnswered', { open: t.number(open), other: t.number(all - open) })}</dd>
        </dl>
      )}
    </section>
  );
}
