import { lastProjectName } from '@waymark/client';
import { Suspense, useEffect } from 'react';
import type { TaskRow } from '../api/reads.ts';
import { useWorkspace } from '../workspace/workspaceContext.ts';
import { refetch } from '../api/queryCache.ts';
import { latePart } from '../page/latePart.tsx';
import { PageTitle } from '../page/PageTitle.tsx';
import { tasksOf } from '../project/order.ts';
import {
  useMilestones,
  useProjects,
  useTasks,
  useWho,
} from '../project/useProject.ts';
import type { Directory } from '../project/who.ts';
import {
  BelowNext,
  besideNext,
  BesideNext,
  ErrorPage,
  InstallOffer,
  NoProject,
  NotHere,
  WaitingList,
} from '../afterFirst.tsx';
import { HomeSkeleton } from '../states/Skeleton.tsx';
import { texts } from '../texts/pages.ts';
import { TopBar } from '../workspace/TopBar.tsx';
import { chosen } from './chosen.ts';
import { NextCard } from './NextCard.tsx';
import './home.css';

const Place = latePart(async () => ({ default: (await besideNext()).Place }));

/** A guest does what is with the client, whoever there has it. */
const asTheClient = (
  tasks: readonly TaskRow[],
  whoIs: Directory,
  guest: string,
): TaskRow[] =>
  tasks.map((task) =>
    task.assignee !== null && whoIs(task.assignee).kind === 'client'
      ? { ...task, assignee: guest }
      : task,
  );

/** What to do next, what follows, with whom the rest is, and the way through. */
export default function HomePage({ processId }: { processId?: string }) {
  const { me, membership } = useWorkspace();
  const projects = useProjects();
  const project = projects.data && chosen(projects.data, processId);
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
        {processId === undefined ? (
          <NoProject />
        ) : (
          <NotHere kind="project" processId={processId} />
        )}
      </>
    );
  if (
    project === undefined ||
    tasks.data === undefined ||
    milestones.data === undefined
  )
    return (
      <>
        <TopBar />
        <HomeSkeleton />
      </>
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
        <div className="two-col">
          <div>
            <Suspense>
              <WaitingList />
            </Suspense>
            {!project.isOver && (
              <NextCard
                mine={tasksOf(
                  membership.guest
                    ? asTheClient(tasks.data, whoIs, me.accountId)
                    : tasks.data,
                  me.accountId,
                )}
                tasks={tasks.data}
                whoIs={whoIs}
              />
            )}
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
