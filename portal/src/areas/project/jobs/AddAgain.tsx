import CopyPlus from 'lucide-react/icons/copy-plus';
import Plus from 'lucide-react/icons/plus';
import type { ModuleRow, TaskRow } from '../../../base/api/reads.ts';
import { ActRow } from '../../../parts/project/ActRow.tsx';
import { useAct } from '../../../parts/task/useAct.ts';
import { texts } from '../../../base/texts/tasks.ts';
import { tell } from '../../../base/toast/toasts.ts';

/**
 * A row that adds another one of a task, or of a whole job with its tasks; it is called as that is.
 */
export function AddAgain({
  job: { id: jobId, planId: projectId, title, tasksTotal },
  task,
}: {
  job: ModuleRow;
  task?: TaskRow;
}) {
  const { run, busy, error } = useAct();
  const t = texts().jobs;
  const name = task?.headline ?? title;
  const about = { ...{ processId: projectId, headline: name }, taskId: task?.id ?? jobId };
  const add = async () => {
    const [one, other] = [crypto.randomUUID(), crypto.randomUUID()];
    const done =
      task === undefined
        ? await run(about, 'AddJobAgain', { projectId, jobId, newJobId: one })
        : await run(about, 'AddTaskAgain', {
            ...{ projectId, taskId: task.id },
            ...{ newTaskId: one, newBlockId: other },
          });
    if (done !== undefined) tell((done.sent ? t.added : t.willBeAdded)(name));
  };
  return (
    <ActRow
      icon={CopyPlus}
      act={Plus}
      name={name}
      hint={
        task === undefined ? t.withTasks(tasksTotal) : task.mandatory ? t.oneMore : t.onlyIfNeeded
      }
      {...{ busy, error }}
      onPress={() => void add()}
    />
  );
}
