import { lazy, Suspense } from 'react';
import type { ReactNode } from 'react';
import { HomeSkeleton } from '../../../base/states/Skeleton.tsx';
import { useModules, useTasks, useWho } from '../../../parts/project/useProject.ts';
import { asTheClient } from '../../../parts/project/asTheClient.ts';
import { useWorkspace } from '../../../base/workspace/workspaceContext.ts';
import { JobsHome } from './JobsHome.tsx';

const JobSteps = lazy(() => import('./JobSteps.tsx'));

type JobsPageProps = {
  projectId: string;
  /** Each step with all that is in it, instead of what is to do next. */
  steps: boolean;
  /** Shown where there is no project with jobs. */
  otherwise: ReactNode;
};

/**
 * A project of jobs as the reader sees it (PRODUCT 8.10): the same home as that of a process, its
 * jobs the stations of the way.
 */
export default function JobsPage({ projectId, steps, otherwise }: JobsPageProps) {
  const { me, membership } = useWorkspace();
  const jobs = useModules(projectId);
  const tasks = useTasks(projectId);
  const { whoIs } = useWho(projectId);
  const failed = jobs.error !== undefined || tasks.error !== undefined;
  if (jobs.data === undefined || tasks.data === undefined)
    return failed ? otherwise : <HomeSkeleton />;
  if (!jobs.data.some(({ planKind }) => planKind === 'project')) return otherwise;
  const parts = {
    ...{ projectId, jobs: jobs.data, whoIs },
    all: membership.guest ? asTheClient(tasks.data, whoIs, me.accountId) : tasks.data,
  };
  return steps ? (
    <Suspense fallback={<HomeSkeleton />}>
      <JobSteps {...parts} />
    </Suspense>
  ) : (
    <JobsHome {...parts} />
  );
}
