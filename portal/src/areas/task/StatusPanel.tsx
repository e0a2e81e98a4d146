import { Suspense } from 'react';
import { NotYet } from './lateParts.tsx';
import { formatDate, formatDateTime, StatusIcon } from '@waymark/look';
import type { TaskRow } from '../../base/api/reads.ts';
import { whoAt } from '../../parts/project/who.ts';
import type { Directory, Who } from '../../parts/project/who.ts';
import { texts } from '../../base/texts/pages.ts';
import { useWorkspace } from '../../base/workspace/workspaceContext.ts';

/**
 * Says what there is about a task that is not simply to do: stuck and why, done by whom, waiting,
 * or not begun.
 */
export function StatusPanel({
  task,
  whoIs,
  helping,
}: {
  task: TaskRow;
  whoIs: Directory;
  helping: Who[];
}) {
  const { me } = useWorkspace();
  const t = texts().state;
  const { statusBy, statusAt } = task;
  const byMe = statusBy === me.accountId;
  const saidSo = (at: string) => {
    const when = formatDateTime(at);
    if (statusBy === null) return when;
    return byMe ? t.youSaidSo(when) : t.saidSo(whoIs(statusBy).first, when);
  };
  if (task.status === 'STUCKED') {
    return (
      <section className="state-panel stuck" aria-label={t.stuck}>
        <StatusIcon icon="stuck" size={20} />
        <div>
          <p>
            <b>{t.stuck}</b>
            {statusAt !== null && <span className="num small two"> {saidSo(statusAt)}</span>}
          </p>
          {task.stuckReason !== null && <p>{task.stuckReason}</p>}
          <p className="small two">
            {helping.length > 0
              ? t.helping(helping.map(whoAt).join(', '), helping.length)
              : t.stays}
          </p>
        </div>
      </section>
    );
  }
  if (task.status === 'DONE') {
    return (
      <p className="state-panel done num">
        <StatusIcon icon="done" size={20} />
        <span>
          <b>{t.done}</b>
          {statusAt !== null && ` ${formatDate(statusAt)}`}
          {statusBy !== null && `, ${byMe ? t.byYou : t.by(whoIs(statusBy).first)}`}
        </span>
      </p>
    );
  }
  return (
    <Suspense>
      <NotYet task={task} />
    </Suspense>
  );
}
