import type { ReactNode } from 'react';
import { told } from '../api/problem.ts';
import type { ModuleRow, TaskRow } from '../api/reads.ts';
import { useAct } from '../task/useAct.ts';
import { texts } from '../texts/tasks.ts';
import { tell } from '../toast/toasts.ts';

/** Adds another one of a task, or of the whole job. */
export function AddAgain({
  job: { id: jobId, planId: projectId, title },
  task,
  children,
}: {
  job: ModuleRow;
  task?: TaskRow;
  children: ReactNode;
}) {
  const { run, busy, error } = useAct();
  const name = task?.headline ?? title;
  const about = {
    ...{ processId: projectId, headline: name },
    taskId: task?.id ?? jobId,
  };
  const add = async () => {
    const [one, other] = [crypto.randomUUID(), crypto.randomUUID()];
    const done =
      task === undefined
        ? await run(about, 'AddJobAgain', { projectId, jobId, newJobId: one })
        : await run(about, 'AddTaskAgain', {
            ...{ projectId, taskId: task.id },
            ...{ newTaskId: one, newBlockId: other },
          });
    if (done !== undefined) tell(texts().jobs.added(name));
  };
  return (
    <>
      <button
        type="button"
        className="btn"
        aria-disabled={busy}
        onClick={() => void add()}
      >
        {children}
      </button>
      {error !== undefined && (
        <p className="alert" role="alert">
          {told(error).sentence}
        </p>
      )}
    </>
  );
}
