import type { PlanRef, TaskRow } from '@waymark/api';
import { memo, type ReactNode } from 'react';
import { Link } from 'react-router';
import { CircleDashed } from 'lucide-react';
import { DueLabel } from './DueLabel.tsx';
import { SeenByMark } from './SeenByMark.tsx';
import { TaskTalk } from './TaskTalk.tsx';
import { TaskTick } from './TaskTick.tsx';
import { PersonAvatar } from '../people/PersonAvatar.tsx';
import { LitChange } from '../presence/LitChange.tsx';
import { typeOf } from '../taskTypes/index.ts';
import { Words } from '../references/Words.tsx';
import { useTexts } from '../texts/index.ts';
import './taskTag.css';

type TaskBlockProps = {
  task: TaskRow | undefined;
  plan: PlanRef;
  open: boolean;
};

/** A task as a row of 44: tick, headline, why it is stuck, type (but for a simple task, which is the rule), due, assignee. Its link opens the sidebar. */
export const TaskBlock = memo(function TaskBlock({
  task,
  plan,
  open,
}: TaskBlockProps): ReactNode {
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
        <Link
          to={{ hash: task.id }}
          className="task-link"
          aria-current={open || undefined}
        >
          <Words text={task.headline} kind={task.planKind} />
        </Link>
        {task.status === 'STUCKED' && task.stuckReason !== null && (
          <span className="task-said">
            {t('allTasks.said', { reason: task.stuckReason })}
          </span>
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
      {task.assignee !== null && (
        <PersonAvatar id={task.assignee} planId={plan.id} />
      )}
      <LitChange place={task.id} />
    </div>
  );
});
