import { formatDate } from '@waymark/look';
import { Suspense } from 'react';
import { refetch } from '../../../base/api/queryCache.ts';
import { ErrorPage, NotHere } from '../../../base/afterFirst.tsx';
import { JobsPage } from '../jobs/lazyJobs.ts';
import { nextTask } from '../../../parts/project/order.ts';
import { useToday } from '../../../base/workspace/useToday.ts';
import { useMilestones, useProjects, useTasks, useWho } from '../../../parts/project/useProject.ts';
import { sumOf, progressOf } from '../../../parts/project/projectProgress.ts';
import { HomeSkeleton } from '../../../base/states/Skeleton.tsx';
import { texts } from '../../../base/texts/steps.ts';
import { useWorkspace } from '../../../base/workspace/workspaceContext.ts';
import { TopBar } from '../../../parts/topBar/TopBar.tsx';
import { AllSteps } from '../steps/AllSteps.tsx';

/** All steps of a project with all that is in them: done ones folded, the present one open. */
export default function StepsPage({ processId }: { processId: string }) {
  const today = useToday();
  const { me } = useWorkspace();
  const projects = useProjects();
  const tasks = useTasks(processId);
  const milestones = useMilestones(processId);
  const { whoIs } = useWho(processId);
  const t = texts();
  const failed = [projects, tasks, milestones].find(
    ({ data, error }) => data === undefined && error !== undefined,
  );
  const project = projects.data?.find(({ id }) => id === processId);
  if (failed !== undefined)
    return (
      <>
        <TopBar />
        <ErrorPage what={t.failed} error={failed.error} onRetry={() => void refetch()} />
      </>
    );
  if (projects.data !== undefined && project === undefined)
    return (
      <>
        <TopBar />
        <Suspense fallback={<HomeSkeleton />}>
          <JobsPage
            projectId={processId}
            steps
            otherwise={<NotHere kind="project" processId={processId} />}
          />
        </Suspense>
      </>
    );
  if (project === undefined || tasks.data === undefined || milestones.data === undefined)
    return (
      <>
        <TopBar />
        <HomeSkeleton />
      </>
    );
  const { done, total } = sumOf(milestones.data);
  return (
    <>
      <TopBar />
      <AllSteps
        processId={processId}
        place={project.name}
        sum={t.sum(done, total, formatDate(project.end))}
        way={progressOf(
          milestones.data,
          tasks.data,
          nextTask(tasks.data, me.accountId)?.milestoneId,
          today,
        )}
        tasks={tasks.data}
        stepOf={({ milestoneId }) => milestoneId}
        whoIs={whoIs}
      />
    </>
  );
}
