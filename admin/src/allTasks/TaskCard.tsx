import type { TaskRow } from '@waymark/api';
import { Avatar, formatDayMonth } from '@waymark/look';
import { Check } from 'lucide-react';
import type { ReactNode } from 'react';
import type { Group } from './groups.ts';
import { WhereItIs } from './WhereItIs.tsx';
import { Card, type CardHandle } from '../board/index.ts';
import { DueLabel } from '../modulePage/DueLabel.tsx';
import { taskAddress } from '../modulePage/taskAddress.ts';
import { usePerson } from '../people/usePerson.ts';
import { typeOf } from '../taskTypes/index.ts';
import { useTexts } from '../texts/index.ts';

export type BoardTask = {
  readonly id: string;
  readonly title: string;
  readonly task: TaskRow;
  /** The group that it is the first of. */
  readonly head: { readonly group: Group; readonly count: number } | undefined;
};

const inGroup = {
  overdue: 'allTasks.inOverdue',
  thisWeek: 'allTasks.inThisWeek',
  later: 'allTasks.inLater',
  lately: 'allTasks.inLately',
  before: 'allTasks.inBefore',
} as const;

/** A task on the board: where it is, until when, and who does it. */
export function TaskCard({
  card: { task, head },
  handle,
}: {
  card: BoardTask;
  handle: CardHandle;
}): ReactNode {
  const t = useTexts();
  const { planId, status, statusAt, stuckReason } = task;
  const type = typeOf(task);
  return (
    <>
      {head !== undefined && (
        <h3
          className={`task-group${head.group === 'overdue' ? ' is-late' : ''}`}
        >
          {t(inGroup[head.group], { count: head.count })}
        </h3>
      )}
      <Card
        to={taskAddress(task)}
        title={task.headline}
        handle={handle}
        {...(status === 'DONE' && { tone: 'done' as const })}
        {...(status === 'STUCKED' && {
          tone: 'stuck' as const,
          ...(stuckReason !== null && {
            note: t('allTasks.said', { reason: stuckReason }),
          }),
        })}
        meta={
          <>
            <WhereItIs task={task} />
            <span className="task-when">
              {type !== undefined && task.type !== 'simple' && (
                <type.icon
                  size={16}
                  aria-label={type.words[t.language].title}
                />
              )}
              {status === 'DONE' && statusAt !== null ? (
                <span className="task-done-at">
                  <Check size={16} aria-hidden="true" />
                  {formatDayMonth(statusAt)}
                </span>
              ) : (
                <DueLabel task={task} />
              )}
            </span>
          </>
        }
        people={
          task.assignee !== null && (
            <Who assignee={task.assignee} planId={planId} />
          )
        }
      />
    </>
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
  return <Avatar name={name} kind={kind} />;
}
