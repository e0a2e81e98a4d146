import { Suspense } from 'react';
import type { ExecutionRow, MilestoneRow, TaskRow } from '../../../base/api/reads.ts';
import { lazyWithFallback } from '../../../base/page/lazyWithFallback.tsx';
import { tasksOf } from '../../../parts/project/order.ts';
import { withWords } from '../../../base/texts/language.ts';
import { useToday } from '../../../base/workspace/useToday.ts';
import { sumOf, progressOf } from '../../../parts/project/projectProgress.ts';
import { withOthers } from '../../../parts/project/others.ts';
import type { Directory } from '../../../parts/project/who.ts';
import { useWorkspace } from '../../../base/workspace/workspaceContext.ts';
import { Contact } from '../../../parts/project/Contact.tsx';
import { Lists } from './Lists.tsx';
import { Boards } from './Boards.tsx';
import { OtherProjects } from './OtherProjects.tsx';
import { SinceLastVisit } from './SinceLastVisit.tsx';
import { SlimWay } from './SlimWay.tsx';
import { ProjectProgress } from './ProjectProgress.tsx';
import { WeAreDoing } from './WeAreDoing.tsx';
import { WithOthers } from './WithOthers.tsx';

export { AboutNext } from './AboutNext.tsx';
export { Lede } from './Lede.tsx';
export { NewInTalk } from './NewInTalk.tsx';
export { NextActs } from './NextActs.tsx';
export { Place } from './Place.tsx';

const RateProject = lazyWithFallback(() => withWords('rating', () => import('./RateProject.tsx')));
const OnceOver = lazyWithFallback(() => import('./OnceOver.tsx'));

export type HomeParts = {
  project: ExecutionRow;
  projects: readonly ExecutionRow[];
  tasks: readonly TaskRow[];
  milestones: readonly MilestoneRow[];
  whoIs: Directory;
};

/**
 * One file of script with what stands below the next task and beside it: it comes once that can be
 * read (see afterFirst).
 */
export function BelowNext({ project, tasks, milestones, whoIs }: HomeParts) {
  const { me } = useWorkspace();
  const mine = tasksOf(tasks, me.accountId);
  const others = withOthers(tasks, me.accountId);
  const way = useWay(milestones, tasks, mine.now[0]);
  return (
    <>
      {project.isOver && (
        <Suspense>
          <OnceOver {...{ project, tasks, milestones, whoIs }} />
        </Suspense>
      )}
      <SinceLastVisit key={project.id} processId={project.id} />
      <SlimWay way={way} sum={sumOf(milestones)} />
      <Lists mine={mine} processId={project.id} whoIs={whoIs} />
      <WeAreDoing tasks={tasks} whoIs={whoIs} />
      <WithOthers others={others} processId={project.id} whoIs={whoIs} />
    </>
  );
}

export function BesideNext({ project, projects, tasks, milestones, whoIs }: HomeParts) {
  const { me, membership } = useWorkspace();
  const next = tasksOf(tasks, me.accountId).now[0];
  const way = useWay(milestones, tasks, next);
  return (
    <>
      {project.isOver && !membership.guest && (
        <Suspense>
          <RateProject key={project.id} project={project} />
        </Suspense>
      )}
      <ProjectProgress
        way={way}
        sum={sumOf(milestones)}
        seller={membership.workspaceName}
        end={project.end}
        finished={project.status === 'DONE'}
        processId={project.id}
      />
      <Contact tasks={tasks} whoIs={whoIs} />
      <Boards />
      <OtherProjects projects={projects.filter(({ id }) => id !== project.id)} />
    </>
  );
}

const useWay = (
  milestones: readonly MilestoneRow[],
  tasks: readonly TaskRow[],
  next: TaskRow | undefined,
) => progressOf(milestones, tasks, next?.milestoneId, useToday());
