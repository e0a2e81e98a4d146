import type { ExecutionRow } from '../api/reads.ts';
import { useWorkspace } from '../workspace/workspaceContext.ts';
import { refetch } from '../api/queryCache.ts';
import { PageTitle } from '../page/PageTitle.tsx';
import { localToday, tasksOf } from '../project/order.ts';
import {
  useMilestones,
  useProjects,
  useTasks,
  useWho,
} from '../project/useProject.ts';
import { sumOf, wayOf } from '../project/way.ts';
import { withOthers } from '../project/who.ts';
import { ErrorPage, NoProject, NotHere } from '../afterFirst.tsx';
import { HomeSkeleton } from '../states/Skeleton.tsx';
import { texts } from '../texts/pages.ts';
import { TopBar } from '../workspace/TopBar.tsx';
import { Lists } from './Lists.tsx';
import { NextCard } from './NextCard.tsx';
import { OtherProjects } from './OtherProjects.tsx';
import { SlimWay } from './SlimWay.tsx';
import { TheWay } from './TheWay.tsx';
import { WithOthers } from './WithOthers.tsx';
import './home.css';

/** The project that the address names; without one the newest that is still open. */
function chosen(
  projects: ExecutionRow[],
  processId: string | undefined,
): ExecutionRow | undefined {
  if (processId !== undefined)
    return projects.find(({ id }) => id === processId);
  return projects.find(({ status }) => status !== 'DONE') ?? projects[0];
}

/** What to do next, what follows, with whom the rest is, and the way through. */
export default function HomePage({ processId }: { processId?: string }) {
  const { me, membership } = useWorkspace();
  const projects = useProjects();
  const project = projects.data && chosen(projects.data, processId);
  const tasks = useTasks(project?.id);
  const milestones = useMilestones(project?.id);
  const { whoIs } = useWho(project?.id);

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
  if (projects.data !== undefined && project === undefined)
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

  const mine = tasksOf(tasks.data, me.accountId);
  const way = wayOf(
    milestones.data,
    tasks.data,
    mine.now[0]?.milestoneId,
    localToday(),
  );
  const sum = sumOf(way);
  const others = withOthers(tasks.data, me.accountId);
  return (
    <>
      <TopBar />
      <main id="content" className="wrap">
        <p className="eyebrow">
          {project.clientName}, {project.projectName}
        </p>
        <PageTitle key={project.id} text={project.name} />
        <div className="two-col">
          <div>
            <NextCard mine={mine} sum={sum} tasks={tasks.data} whoIs={whoIs} />
            <SlimWay way={way} sum={sum} />
            <Lists mine={mine} processId={project.id} whoIs={whoIs} />
            <WithOthers others={others} processId={project.id} whoIs={whoIs} />
          </div>
          <aside id="way">
            <TheWay
              way={way}
              sum={sum}
              seller={membership.workspaceName}
              end={project.end}
              finished={project.status === 'DONE'}
            />
            <OtherProjects
              projects={projects.data!.filter(({ id }) => id !== project.id)}
            />
          </aside>
        </div>
      </main>
    </>
  );
}
