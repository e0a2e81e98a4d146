import { formatDate, StatusIcon, taskStatusLook } from '@waymark/look';
import type { ModuleRow, TaskRow } from '../../../base/api/reads.ts';
import { TaskList } from '../home/TaskList.tsx';
import { latest } from '../../../parts/project/latest.ts';
import { texts } from '../../../base/texts/tasks.ts';
import { useWorkspace } from '../../../base/workspace/workspaceContext.ts';
import { AddAgain } from './AddAgain.tsx';
import { againOf } from './again.ts';

/** A row of done jobs that unfolds, and a row for each job that anybody may add once more. */
export function DoneAndMore({
  jobs,
  all,
}: {
  jobs: readonly ModuleRow[];
  all: readonly TaskRow[];
}) {
  const { membership } = useWorkspace();
  const t = texts().jobs;
  const done = all.filter(({ status, active }) => active && status === 'DONE');
  const last = latest(done);
  const again = membership.onlyLooks ? [] : againOf(jobs, all);
  if (last === undefined && again.length === 0) return null;
  const { icon, colour } = taskStatusLook.DONE;
  return (
    <div className="panel items sec">
      {last !== undefined && (
        <details className="all-done">
          <summary>
            <span className="st" style={{ color: `var(${colour})` }}>
              <StatusIcon icon={icon} size={20} />
            </span>
            <span className="grow">
              <span className="t">{t.areDone(done.length)}</span>
              {last.statusAt !== null && (
                <small className="num">
                  {t.lastDone(last.headline, formatDate(last.statusAt))}
                </small>
              )}
            </span>
          </summary>
          <TaskList
            tasks={done.toSorted((a, b) => (b.statusAt ?? '').localeCompare(a.statusAt ?? ''))}
          />
        </details>
      )}
      {again.map(({ job, task }) => (
        <AddAgain key={task?.id ?? job.id} job={job} {...(task && { task })} />
      ))}
    </div>
  );
}
