import type { TaskRow } from '../../../base/api/reads.ts';
import { nextTask } from '../../../parts/project/order.ts';
import { useToday } from '../../../base/workspace/useToday.ts';
import { sumOf } from '../../../parts/project/projectProgress.ts';
import { AllSteps } from '../steps/AllSteps.tsx';
import { texts } from '../../../base/texts/tasks.ts';
import { useWorkspace } from '../../../base/workspace/workspaceContext.ts';
import { AddAgain } from './AddAgain.tsx';
import { againOf } from './again.ts';
import type { JobsParts } from './JobsHome.tsx';
import { wayOfJobs } from './jobWay.ts';
import './jobs.css';

/** Every job of a project with all that is in it, and what may be added to it once more. */
export default function JobSteps({ projectId, jobs, all, whoIs }: JobsParts) {
  const today = useToday();
  const { me, membership } = useWorkspace();
  const t = texts().jobs;
  const tasks: TaskRow[] = all.filter(({ active }) => active);
  const next = nextTask(tasks, me.accountId);
  const way = wayOfJobs(jobs, tasks, next?.moduleId, today);
  const { done, total } = sumOf(
    way.map((mark) => ({ tasksDone: mark.done, tasksTotal: mark.total })),
  );
  const again = membership.onlyLooks ? [] : againOf(jobs, all);
  return (
    <AllSteps
      processId={projectId}
      place={all[0]?.planName ?? t.title}
      sum={t.sum(done, total)}
      {...{ way, tasks, whoIs }}
      stepOf={({ moduleId }) => moduleId}
      more={(jobId) =>
        again
          .filter(({ job }) => job.id === jobId)
          .map(({ job, task }) => (
            <AddAgain key={task?.id ?? job.id} job={job} {...(task && { task })} />
          ))
      }
    />
  );
}
