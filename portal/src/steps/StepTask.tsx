import { Avatar, formatDate, StatusIcon, taskStatusLook } from '@waymark/look';
import { Link } from 'wouter';
import type { TaskRow } from '../api/reads.ts';
import { Unread } from '../home/Unread.tsx';
import { isLate, localToday } from '../project/order.ts';
import { whoAndWhere } from '../project/who.ts';
import type { Directory } from '../project/who.ts';
import { taskPath } from '../task/taskPath.ts';
import { texts as pages } from '../texts/pages.ts';
import { texts } from '../texts/steps.ts';
import { useWorkspace } from '../workspace/workspaceContext.ts';

/** A task of a step: how it stands, when it is or was due, and whose it is. */
export function StepTask({ task, whoIs }: { task: TaskRow; whoIs: Directory }) {
  const { me } = useWorkspace();
  const p = pages();
  const { status, headline, dueDate, statusAt, assignee } = task;
  const { icon, colour } = taskStatusLook[status];
  const late = isLate(task, localToday());
  const isDone = status === 'DONE';
  const due =
    isDone && statusAt !== null
      ? p.due.done(formatDate(statusAt))
      : dueDate === null || isDone
        ? ''
        : (late ? p.due.wasDue : p.due.due)(formatDate(dueDate));
  const who = assignee === null ? undefined : whoIs(assignee);
  const name =
    who === undefined
      ? texts().others.nobody
      : assignee === me.accountId
        ? texts().yours
        : whoAndWhere(who);
  return (
    <li className={isDone ? 'is-done' : undefined}>
      <Link href={taskPath(task)}>
        <span className="st" style={{ color: `var(${colour})` }}>
          <StatusIcon icon={icon} size={20} label={p.status[status]} />
        </span>
        <span className="grow">
          <span className="t">{headline}</span>
          <small className={late || status === 'STUCKED' ? 'num late' : 'num'}>
            {texts().of(
              status === 'STUCKED' ? p.status.STUCKED : isDone ? due : name,
              isDone ? '' : due,
            )}
          </small>
        </span>
        <Unread task={task} />
        {who !== undefined && (
          <span title={name}>
            <Avatar name={who.name} kind={who.kind} size={24} decorative />
            {(isDone || status === 'STUCKED') && (
              <span className="vh">{name}</span>
            )}
          </span>
        )}
      </Link>
    </li>
  );
}
