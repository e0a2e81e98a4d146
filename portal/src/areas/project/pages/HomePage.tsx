import { lastProjectName } from '@waymark/client';
import { lazy, Suspense, useEffect } from 'react';
import { useWorkspace } from '../../../base/workspace/workspaceContext.ts';
import { refetch } from '../../../base/api/queryCache.ts';
import { JobsPage } from '../jobs/lazyJobs.ts';
import { PageTitle } from '../../../base/page/PageTitle.tsx';
import { tasksOf } from '../../../parts/project/order.ts';
import { asTheClient } from '../../../parts/project/asTheClient.ts';
import { useMilestones, useProjects, useTasks, useWho } from '../../../parts/project/useProject.ts';
import { ErrorPage, NotHere, WaitingList } from '../../../base/afterFirst.tsx';
import { InstallOffer } from '../../../parts/install/index.tsx';
import { BelowNext, BesideNext, Lede, Place } from '../home/lateParts.tsx';
import { HomeSkeleton } from '../../../base/states/Skeleton.tsx';
import { withWords } from '../../../base/texts/language.ts';
import { texts } from '../../../base/texts/pages.ts';
import { TopBar } from '../../../parts/topBar/TopBar.tsx';
import { chosenProject } from '../home/chosenProject.ts';
import { NextCard } from '../home/NextCard.tsx';
import '../home/home.css';

const NoProject = lazy(() => withWords('acts', () => import('./NoProject.tsx')));

/**
 * The home of a project: what to do next, what follows, with whom the rest is, and the way through.
 */
export default function HomePage({ processId }: { processId?: string }) {
  const { me, membership } = useWorkspace();
  const projects = useProjects();
  const project = projects.data && chosenProject(projects.data, processId);
  const tasks = useTasks(project?.id);
  const milestones = useMilestones(project?.id);
  const { whoIs } = useWho(project?.id);

  const shown = project?.id;
  useEffect(() => {
    if (processId === undefined && shown !== undefined)
      localStorage.setItem(lastProjectName, shown);
  }, [processId, shown]);

  const failed = [projects, tasks, milestones].find(
    ({ data, error }) => data === undefined && error !== undefined,
  );
  if (failed !== undefined)
    return (
      <>
        <TopBar />
        <ErrorPage
          what={texts().projectFailed}
          error={failed.error}
          onRetry={() => void refetch()}
        />
      </>
    );
  // What was last read does not know of what a link leads to for the first time.
  const isNew = processId !== undefined && projects.fetching;
  if (projects.data !== undefined && project === undefined && !isNew)
    return (
      <>
        <TopBar />
        <Suspense fallback={<HomeSkeleton />}>
          {processId === undefined ? (
            <NoProject />
          ) : (
            <JobsPage
              projectId={processId}
              steps={false}
              otherwise={<NotHere kind="project" processId={processId} />}
            />
          )}
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

  const mine = tasksOf(
    membership.guest ? asTheClient(tasks.data, whoIs, me.accountId) : tasks.data,
    me.accountId,
  );
  const parts = {
    project,
    projects: projects.data!,
    tasks: tasks.data,
    milestones: milestones.data,
    whoIs,
  };
  return (
    <>
      <TopBar />
      <main id="content" className="wrap">
        <Suspense
          fallback={
            <p className="eyebrow">
              {project.clientName}, {project.projectName}
            </p>
          }
        >
          <Place {...parts} />
        </Suspense>
        <PageTitle key={project.id} text={project.name} />
        {mine.now.some(({ duration }) => duration) && (
          <Suspense fallback={<p className="lede" />}>
            <Lede now={mine.now} />
          </Suspense>
        )}
        <div className="two-col">
          <div>
            <Suspense>
              <WaitingList />
            </Suspense>
            {!project.isOver && <NextCard mine={mine} tasks={tasks.data} whoIs={whoIs} />}
            <Suspense>
              <InstallOffer />
            </Suspense>
            <Suspense>
              <BelowNext {...parts} />
            </Suspense>
          </div>
          <aside id="way">
            <Suspense>
              <BesideNext {...parts} />
            </Suspense>
          </aside>
        </div>
      </main>
    </>
  );
}
