import type { PlanRef, TaskRow, ConversationRow } from '@waymark/api';
import { memo, type ReactNode } from 'react';
import { Link } from 'react-router';
import { CircleDashed, MessageSquare } from 'lucide-react';
import { DueLabel } from '../../../parts/tasks/DueLabel.tsx';
import { SeenByMark } from '../../../parts/tasks/SeenByMark.tsx';
import { useGetList } from 'react-admin';
import { shortSince } from '../../../base/dates/when.ts';
import { StatusTick } from '../../../parts/tasks/StatusTick.tsx';
import { useSetTaskStatus } from '../../../parts/tasks/useSetTaskStatus.tsx';
import { PersonAvatar } from '../../../parts/people/PersonAvatar.tsx';
import { LitChange } from '../../../parts/presence/LitChange.tsx';
import { typeOf } from '../taskTypes/index.ts';
import { Words } from '../../../parts/references/Words.tsx';
import { useTexts } from '../../../base/texts/index.ts';
import '../../../parts/tasks/taskTag.css';

type TaskBlockProps = { task: TaskRow | undefined; plan: PlanRef; open: boolean };

/**
 * The tick of a task: DONE and back to TODO (PRODUCT 7.1). It shows the status that the task has.
 */
function TaskTick({ task }: { task: TaskRow }): ReactNode {
  const { setStatus, dialog } = useSetTaskStatus();
  return (
    <>
      <StatusTick task={task} onTick={(status) => void setStatus(task, status)} />
      {dialog}
    </>
  );
}

/** So many conversations of a process are told of at its tasks. */
const MOST = 500;

/**
 * Whether a task was talked about, and whether that waits for us; leads to it. Nothing where nobody
 * said anything.
 */
function TaskTalk({ task: { id, planId } }: { task: Pick<TaskRow, 'id' | 'planId'> }): ReactNode {
  const t = useTexts();
  // One read for all tasks of the process.
  const { data } = useGetList<ConversationRow>('conversations', {
    filter: { planId },
    sort: { field: 'lastAt', order: 'DESC' },
    pagination: { page: 1, perPage: MOST },
  });
  const row = data?.find(({ taskId }) => taskId === id);
  if (row === undefined) return null;
  const { messages, notes, held } = row;
  return (
    <Link className="task-talk" to={{ search: 'panel=talk', hash: id }}>
      <MessageSquare aria-hidden="true" />
      {row.waits && <b>{t('talk.waitsSince', { when: shortSince(row.since) })}</b>}
      <span>
        {messages + held > 0
          ? t('talk.messages', { count: messages + held })
          : t('talk.notes', { count: notes })}
        {!row.waits && `, ${t('talk.lastAt', { when: shortSince(row.lastAt) })}`}
      </span>
    </Link>
  );
}

/**
 * A task as a row of 44: tick, headline, why it is stuck, type (but for a simple task, which is the
 * rule), due, assignee. Its link opens the sidebar.
 */
export const TaskBlock = memo(function TaskBlock({ task, plan, open }: TaskBlockProps): ReactNode {
  const t = useTexts();
  if (task === undefined) return null;
  const type = typeOf(task);
  const looks = [
    'task-row',
    open && 'is-open',
    task.status === 'DONE' && 'is-done',
    task.status === 'STUCKED' && 'is-stuck',
  ];
  return (
    <div className={looks.filter(Boolean).join(' ')}>
      {plan.kind === 'process' ? (
        <TaskTick task={task} />
      ) : (
        <CircleDashed size={16} className="task-blank" aria-hidden="true" />
      )}
      <span className="task-words">
        <Link to={{ hash: task.id }} className="task-link" aria-current={open || undefined}>
          <Words text={task.headline} kind={task.planKind} />
        </Link>
        {task.status === 'STUCKED' && task.stuckReason !== null && (
          <span className="task-said">{t('allTasks.said', { reason: task.stuckReason })}</span>
        )}
        {plan.kind === 'process' && <TaskTalk task={task} />}
      </span>
      <SeenByMark task={task} />
      {type !== undefined && task.type !== 'simple' && (
        <span className="task-tag task-type">
          <type.icon aria-hidden="true" />
          {type.words[t.language].title}
        </span>
      )}
      <DueLabel task={task} />
      {task.assignee !== null && <PersonAvatar id={task.assignee} planId={plan.id} />}
      <LitChange place={task.id} />
    </div>
  );
});
