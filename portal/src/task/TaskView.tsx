import { Suspense } from 'react';
import type { MilestoneRow, PersonRow, TaskRow } from '../api/reads.ts';
import { TaskActing, WhatItIsFor, WhoseTurn } from '../afterFirst.tsx';
import { PageTitle } from '../page/PageTitle.tsx';
import { neighbours } from '../project/order.ts';
import { useModules } from '../project/useProject.ts';
import { helpers } from '../project/who.ts';
import type { Directory } from '../project/who.ts';
import { useWorkspace } from '../workspace/workspaceContext.ts';
import { typeViewOf } from '../taskTypes/index.ts';
import { Due } from './Due.tsx';
import { Prose } from './Prose.tsx';
import { saysSomething } from './saysSomething.ts';
import { StatusPanel } from './StatusPanel.tsx';
import { TaskBar } from './TaskBar.tsx';

type TaskViewProps = {
  task: TaskRow;
  tasks: TaskRow[];
  milestones: MilestoneRow[];
  whoIs: Directory;
  people: PersonRow[];
};

/** What a task is, when it is due, what helps to do it, and whose turn it is; then the dock to act on it. */
export function TaskView({
  task,
  tasks,
  milestones,
  whoIs,
  people,
}: TaskViewProps) {
  const { me } = useWorkspace();
  const modules = useModules(task.planId);
  const module = modules.data?.find(({ id }) => id === task.moduleId);
  const milestone = milestones.find(({ id }) => id === task.milestoneId);
  const Work = typeViewOf(task.content)?.Work;
  const helping = helpers(task, module?.participants ?? [], whoIs);
  return (
    <div className="task-page">
      <TaskBar task={task} {...neighbours(tasks, task, me.accountId)} />
      <main id="content" className="tk">
        <Due task={task} />
        <PageTitle text={task.headline} />
        <StatusPanel task={task} whoIs={whoIs} helping={helping} />
        {saysSomething(task.description) && <Prose html={task.description} />}
        {Work && <Work content={task.content} />}
        <Suspense>
          <WhoseTurn task={task} whoIs={whoIs} />
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
        />
      </Suspense>
    </div>
  );
}
