import { Suspense } from 'react';
import type { ModuleRow, TaskRow } from '../../../base/api/reads.ts';
import { Boards } from '../home/Boards.tsx';
import { Contact } from '../../../parts/project/Contact.tsx';
import { Lede } from '../home/Lede.tsx';
import { Lists } from '../home/Lists.tsx';
import { NextCard } from '../home/NextCard.tsx';
import { OtherProjects } from '../home/OtherProjects.tsx';
import { SinceLastVisit } from '../home/SinceLastVisit.tsx';
import { SlimWay } from '../home/SlimWay.tsx';
import { ProjectProgress } from '../home/ProjectProgress.tsx';
import { WeAreDoing } from '../home/WeAreDoing.tsx';
import { WaitingList } from '../../../base/afterFirst.tsx';
import { InstallOffer } from '../../../parts/install/index.tsx';
import { PageTitle } from '../../../base/page/PageTitle.tsx';
import { tasksOf } from '../../../parts/project/order.ts';
import { useToday } from '../../../base/workspace/useToday.ts';
import { useProjects } from '../../../parts/project/useProject.ts';
import { sumOf } from '../../../parts/project/projectProgress.ts';
import { weekOf } from '../../../parts/project/week.ts';
import type { Directory } from '../../../parts/project/who.ts';
import { texts } from '../../../base/texts/tasks.ts';
import { useWorkspace } from '../../../base/workspace/workspaceContext.ts';
import { DoneAndMore } from './DoneAndMore.tsx';
import { wayOfJobs } from './jobWay.ts';
import '../home/home.css';
import './jobs.css';

export type JobsParts = {
  projectId: string;
  jobs: readonly ModuleRow[];
  /** With those that wait until they are added. */
  all: readonly TaskRow[];
  whoIs: Directory;
};

/**
 * The home of a project of jobs: the reader's tasks of this week, what the seller does meanwhile,
 * and the way through.
 */
export function JobsHome({ projectId, jobs, all, whoIs }: JobsParts) {
  const { me, membership } = useWorkspace();
  const projects = useProjects();
  const t = texts().jobs;
  const today = useToday();
  const tasks = all.filter(({ active }) => active);
  const mine = tasksOf(tasks, me.accountId);
  const { week } = weekOf(mine, today);
  const way = wayOfJobs(jobs, tasks, mine.now[0]?.moduleId, today);
  const sum = sumOf(way.map(({ done, total }) => ({ tasksDone: done, tasksTotal: total })));
  const name = all[0]?.planName ?? t.title;
  const client = membership.clientName;
  return (
    <main id="content" className="wrap">
      <p className="eyebrow">{client === null ? name : `${client}, ${name}`}</p>
      <PageTitle key={projectId} text={name}>
        {t.hello(me.firstName, week.length)}
      </PageTitle>
      {mine.now.some(({ duration }) => duration) && <Lede now={mine.now} />}
      <div className="two-col">
        <div>
          <Suspense>
            <WaitingList />
          </Suspense>
          <NextCard mine={mine} tasks={tasks} whoIs={whoIs} />
          <Suspense>
            <InstallOffer />
          </Suspense>
          <SinceLastVisit key={projectId} processId={projectId} />
          <SlimWay way={way} sum={sum} />
          <Lists mine={mine} processId={projectId} whoIs={whoIs} />
          <WeAreDoing tasks={tasks} whoIs={whoIs} />
          <DoneAndMore jobs={jobs} all={all} />
        </div>
        <aside id="way">
          <ProjectProgress
            {...{ way, sum }}
            seller={membership.workspaceName}
            end=""
            finished={false}
            processId={projectId}
          />
          <Contact tasks={tasks} whoIs={whoIs} />
          <Boards except={projectId} />
          <OtherProjects projects={projects.data ?? []} />
        </aside>
      </div>
    </main>
  );
}
