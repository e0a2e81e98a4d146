import type { MilestoneRow, PersonRow, TaskRow } from '@waymark/api';
import { Suspense, useState } from 'react';
import { useLocation } from 'wouter';
import { DoneMoment, WhatItIsFor } from '../afterFirst.tsx';
import { PageTitle } from '../page/PageTitle.tsx';
import { neighbours, nextTask } from '../project/order.ts';
import { useModules } from '../project/useProject.ts';
import { helpers } from '../project/who.ts';
import type { Directory } from '../project/who.ts';
import { tell } from '../toast/toasts.ts';
import { useWorkspace } from '../workspace/workspaceContext.ts';
import { ActionLink } from './ActionLink.tsx';
import { Due } from './Due.tsx';
import { Prose } from './Prose.tsx';
import { saysSomething } from './saysSomething.ts';
import { StatusPanel } from './StatusPanel.tsx';
import { TaskBar } from './TaskBar.tsx';
import { TaskDock } from './TaskDock.tsx';
import { taskPath } from './taskPath.ts';
import { useTaskActs } from './useTaskActs.ts';
import { WhoseTurn } from './WhoseTurn.tsx';

type TaskViewProps = { task: TaskRow; tasks: TaskRow[]; milestones: MilestoneRow[]; whoIs: Directory; people: PersonRow[] };

export function TaskView({ task, tasks, milestones, whoIs, people }: TaskViewProps) {
  const { me } = useWorkspace();
  const [, navigate] = useLocation();
  const modules = useModules(task.planId);
  const acts = useTaskActs(task);
  const [ticked, setTicked] = useState(false);
  const module = modules.data?.find(({ id }) => id === task.moduleId);
  const milestone = milestones.find(({ id }) => id === task.milestoneId);
  const helping = helpers(task, module?.participants ?? [], whoIs);

  /** The next task among the others, or the project's page when none is left. */
  const goOn = () => {
    const next = nextTask(tasks.filter(({ id }) => id !== task.id), me.accountId);
    navigate(next === undefined ? `/portal/process/${task.planId}` : taskPath(next));
  };
  const finish = async () => {
    if (await acts.setStatus({ status: 'DONE' })) setTicked(true);
  };
  const afterTick = () => {
    tell(`Done: ${task.headline}`, async () => {
      await acts.undoStatus();
      navigate(taskPath(task));
    });
    goOn();
  };

  return (
    <div className="task-page">
      <TaskBar task={task} {...neighbours(tasks, task, me.accountId)} />
      <main id="content" className="tk">
        <Due task={task} />
        <PageTitle text={task.headline} />
        <StatusPanel task={task} whoIs={whoIs} helping={helping} />
        {saysSomething(task.description) && <Prose html={task.description} />}
        {task.action !== null && <ActionLink action={task.action} />}
        <WhoseTurn task={task} whoIs={whoIs} />
        <Suspense><WhatItIsFor task={task} module={module} /></Suspense>
      </main>
      {ticked
        ? <Suspense><DoneMoment done={milestone?.tasksDone ?? 0} total={milestone?.tasksTotal ?? 0} name={task.milestoneName} onEnd={afterTick} /></Suspense>
        : <TaskDock task={task} acts={acts} whoIs={whoIs} people={people} helping={helping} onDone={() => void finish()} onHandedOver={goOn} />}
    </div>
  );
}
