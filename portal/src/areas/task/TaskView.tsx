import { shortTitle } from '@waymark/look';
import { Suspense } from 'react';
import type { MilestoneRow, PersonRow, TaskRow } from '../../base/api/reads.ts';
import { ReadsAlong, Talk, TalkHead, TaskActing, WhatItIsFor, BelowTask } from './lateParts.tsx';
import { PageTitle } from '../../base/page/PageTitle.tsx';
import { neighbours } from '../../parts/project/order.ts';
import { useModules } from '../../parts/project/useProject.ts';
import { helpers } from '../../parts/project/who.ts';
import type { Directory } from '../../parts/project/who.ts';
import { useWorkspace } from '../../base/workspace/workspaceContext.ts';
import { TopBar } from '../../parts/topBar/TopBar.tsx';
import { ActionLink } from '../../parts/taskTypes/ActionLink.tsx';
import { Due } from '../../parts/task/Due.tsx';
import { Prose } from '../../parts/task/Prose.tsx';
import { saysSomething } from '../../parts/task/saysSomething.ts';
import { StatusPanel } from './StatusPanel.tsx';
import { TaskBar } from './TaskBar.tsx';

type TaskViewProps = {
  task: TaskRow;
  tasks: TaskRow[];
  milestones: MilestoneRow[];
  whoIs: Directory;
  people: PersonRow[];
};

/**
 * Shows a task: what it is, when it is due, what helps to do it, and whose turn it is; then the
 * dock to act on it.
 */
export function TaskView({ task, tasks, milestones, whoIs, people }: TaskViewProps) {
  const { me } = useWorkspace();
  const modules = useModules(task.planId);
  const module = modules.data?.find(({ id }) => id === task.moduleId);
  const milestone = milestones.find(({ id }) => id === task.milestoneId);
  const title = shortTitle(task.headline);
  const helping = helpers(task, module?.participants ?? [], whoIs);
  const talk = { task, whoIs, people };
  return (
    <>
      <TopBar />
      <div className="task-page">
        <TaskBar task={task} {...neighbours(tasks, task, me.accountId)} />
        <Suspense fallback={<div className="talk-head" />}>
          <TalkHead {...talk} />
        </Suspense>
        <main id="content">
          <div className="tk">
            <Due task={task} />
            <PageTitle text={title} of={task.planName} />
            {title !== task.headline && <p className="whole">{task.headline}</p>}
            <StatusPanel task={task} whoIs={whoIs} helping={helping} />
            {saysSomething(task.description) && <Prose html={task.description} />}
            {task.content.type === 'simple' && <ActionLink content={task.content} />}
            <Suspense>
              <BelowTask task={task} whoIs={whoIs} />
            </Suspense>
          </div>
          <Suspense>
            <Talk {...talk} />
          </Suspense>
          <Suspense>
            <WhatItIsFor task={task} module={module} />
          </Suspense>
        </main>
        <Suspense>
          <TaskActing
            task={task}
            tasks={tasks}
            milestone={milestone}
            whoIs={whoIs}
            people={people}
            helping={helping}
          >
            <Suspense>
              <ReadsAlong {...talk} titled />
            </Suspense>
          </TaskActing>
        </Suspense>
      </div>
    </>
  );
}
