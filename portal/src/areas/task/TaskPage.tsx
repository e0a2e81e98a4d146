import { useEffect } from 'react';
import { isGone } from '../../base/api/problem.ts';
import { refetch } from '../../base/api/queryCache.ts';
import { useMilestones, useTasks, useWho } from '../../parts/project/useProject.ts';
import { ErrorPage, NotHere } from '../../base/afterFirst.tsx';
import { UnsentWords } from './lateParts.tsx';
import { TaskSkeleton } from '../../base/states/Skeleton.tsx';
import { texts } from '../../base/texts/pages.ts';
import { TopBar } from '../../parts/topBar/TopBar.tsx';
import { TaskView } from './TaskView.tsx';
import './task.css';

/** One task: what it is, whose turn, and the dock to act on it. */
export default function TaskPage({ processId, taskId }: { processId: string; taskId: string }) {
  const tasks = useTasks(processId);
  const milestones = useMilestones(processId);
  const { whoIs, people, known } = useWho(processId);

  useEffect(() => document.documentElement.classList.add('task-ground'), []);
  useEffect(() => () => document.documentElement.classList.remove('task-ground'), []);

  if (tasks.data === undefined && tasks.error !== undefined && !isGone(tasks.error)) {
    return (
      <>
        <TopBar />
        <ErrorPage what={texts().taskFailed} error={tasks.error} onRetry={() => void refetch()} />
      </>
    );
  }
  if ((tasks.data === undefined && tasks.error === undefined) || !known)
    return (
      <>
        <TopBar />
        <TaskSkeleton />
      </>
    );
  const task = tasks.data?.find(({ id }) => id === taskId);
  if (task === undefined)
    return tasks.fetching ? (
      <>
        <TopBar />
        <TaskSkeleton />
      </>
    ) : (
      <>
        <TopBar />
        <NotHere kind="task" processId={processId}>
          <UnsentWords taskId={taskId} />
        </NotHere>
      </>
    );
  return (
    <TaskView
      key={taskId}
      task={task}
      tasks={tasks.data!}
      milestones={milestones.data ?? []}
      whoIs={whoIs}
      people={people}
    />
  );
}
