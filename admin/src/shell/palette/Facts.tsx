import type { ExecutionRow, ModuleRow, TaskRow } from '@waymark/api';
import { formatDate } from '@waymark/look';
import type { ReactNode } from 'react';
import { Progress } from '../../parts/plans/Progress.tsx';
import { useTurnWords } from '../../parts/turn/useTurnWords.ts';
import { plannedWords } from '../../parts/plans/plannedTogether.ts';
import { dueWords } from '../../parts/tasks/dueWords.ts';
import { useToday } from '../../base/dates/useToday.ts';
import { StatusTag } from '../../parts/tasks/StatusTag.tsx';
import { PersonLabel } from '../../parts/people/PersonAvatar.tsx';
import { usePerson } from '../../parts/people/usePerson.ts';
import { useTexts } from '../../base/texts/index.ts';
import { ExecutionsIn } from './ExecutionsIn.tsx';
import { useSayTurn } from '../../parts/turn/useSayTurn.ts';
import type { RankedSubject } from './rank.ts';

/** How a hit stands, in a few lines. */
export function Facts({ about }: { about: RankedSubject }): ReactNode {
  if ('task' in about) return <TaskFacts task={about.task} />;
  if ('execution' in about) return <ExecutionFacts row={about.execution} />;
  if ('module' in about) return <ModuleFacts module={about.module} />;
  if ('project' in about) return <ExecutionsIn filter={{ projectId: about.project.id }} />;
  if ('client' in about) return <ExecutionsIn filter={{ clientId: about.client.id }} />;
  return null;
}

function TaskFacts({ task }: { task: TaskRow }): ReactNode {
  const t = useTexts();
  const { planId, planKind, status, stuckReason, assignee, turnBecause } = task;
  const who = usePerson(task.turnWho ?? '', planId);
  const by = usePerson(task.turnBy ?? '', planId);
  const say = useSayTurn((id) => (id === task.turnWho ? who : by));
  const due = dueWords(t, task, useToday());
  const { whose, since } = say(task);
  return (
    <>
      <dl>
        {planKind !== 'blueprint' && (
          <>
            <dt>{t('words.status')}</dt>
            <dd>
              <StatusTag status={status} plain />
            </dd>
            {turnBecause !== 'done' && (
              <>
                <dt>{t('executionColumns.turn')}</dt>
                <dd>
                  {whose} {since}
                </dd>
              </>
            )}
          </>
        )}
        <dt>{t('process.assignee')}</dt>
        <dd>
          {assignee === null ? t('words.nobody') : <PersonLabel id={assignee} planId={planId} />}
        </dd>
        {due !== null && (
          <>
            <dt>{t('process.due')}</dt>
            <dd className={due.late ? 'palette-late' : undefined}>{due.text}</dd>
          </>
        )}
      </dl>
      {stuckReason !== null && (
        <blockquote>{t('allTasks.said', { reason: stuckReason })}</blockquote>
      )}
    </>
  );
}

function ExecutionFacts({ row }: { row: ExecutionRow }): ReactNode {
  const t = useTexts();
  const { whose, why } = useTurnWords(row);
  return (
    <dl>
      <dt>{t('words.status')}</dt>
      <dd>
        <StatusTag status={row.status} plain />
      </dd>
      {row.tasksTotal > 0 && (
        <>
          <dt>{t('palette.tasksInIt')}</dt>
          <dd>
            {t('palette.done', { done: row.tasksDone, total: row.tasksTotal })}
            <Progress row={row} />
          </dd>
        </>
      )}
      <dt>{t('executionColumns.turn')}</dt>
      <dd>
        {whose}: {why}
      </dd>
      <dt>{t('executionColumns.owner')}</dt>
      <dd>{row.owner === null ? t('hub.noOwner') : <PersonLabel id={row.owner} />}</dd>
      <dt>{t('executionColumns.dates')}</dt>
      <dd>
        {formatDate(row.start)} – {formatDate(row.end)}
      </dd>
    </dl>
  );
}

function ModuleFacts({ module }: { module: ModuleRow }): ReactNode {
  const t = useTexts();
  const { planKind, status, tasksDone, tasksTotal } = module;
  const { plannedFrom, plannedTo } = module;
  const isRunning = planKind !== 'blueprint';
  return (
    <dl>
      {isRunning && (
        <>
          <dt>{t('words.status')}</dt>
          <dd>
            <StatusTag status={status} plain />
          </dd>
        </>
      )}
      {tasksTotal > 0 && (
        <>
          <dt>{t('palette.tasksInIt')}</dt>
          <dd>
            {isRunning ? t('palette.done', { done: tasksDone, total: tasksTotal }) : tasksTotal}
          </dd>
        </>
      )}
      {isRunning && plannedFrom !== null && plannedTo !== null && (
        <>
          <dt>{t('palette.when')}</dt>
          <dd>{plannedWords(t, plannedFrom, plannedTo)}</dd>
        </>
      )}
    </dl>
  );
}
