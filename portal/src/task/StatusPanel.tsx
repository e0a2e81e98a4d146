import { formatDate, formatDateTime, StatusIcon } from '@waymark/look';
import type { TaskRow } from '../api/reads.ts';
import { whoAt } from '../project/who.ts';
import type { Directory, Who } from '../project/who.ts';
import { useWorkspace } from '../workspace/workspaceContext.ts';

/** What there is to say of a task that is not simply to do: stuck and why, done by whom, waiting, or not begun. */
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
  const by =
    task.statusBy === null
      ? ''
      : task.statusBy === me.accountId
        ? 'you'
        : whoIs(task.statusBy).first;
  if (task.status === 'STUCKED') {
    return (
      <section className="state-panel stuck" aria-label="Stuck">
        <StatusIcon icon="stuck" size={20} />
        <div>
          <p>
            <b>Stuck</b>
            {task.statusAt !== null && (
              <span className="num small two">
                {' '}
                {by === 'you'
                  ? 'you said so'
                  : by === ''
                    ? ''
                    : `${by} said so`}{' '}
                {formatDateTime(task.statusAt)}
              </span>
            )}
          </p>
          {task.stuckReason !== null && <p>{task.stuckReason}</p>}
          <p className="small two">
            {helping.length > 0
              ? `${helping.map(whoAt).join(', ')} ${helping.length === 1 ? 'is' : 'are'} on it.`
              : 'It stays so until one of you changes it.'}
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
          <b>Done</b>
          {task.statusAt !== null && ` ${formatDate(task.statusAt)}`}
          {by !== '' && `, by ${by}`}
        </span>
      </p>
    );
  }
  if (task.moduleStatus === 'PAUSED')
    return (
      <p className="state-panel paused">
        <StatusIcon icon="paused" size={20} />
        <span>This is paused for now. You may still do it.</span>
      </p>
    );
  if (task.moduleStatus === 'PENDING')
    return (
      <p className="state-panel idle">
        <StatusIcon icon="idle" size={20} />
        <span>This comes later. You may do it now if you like.</span>
      </p>
    );
  return null;
}
