import type { TaskRow } from '../../../base/api/reads.ts';
import { refetch } from '../../../base/api/queryCache.ts';
import { Contact } from '../../../parts/project/Contact.tsx';
import { stuckWords } from '../home/Lists.tsx';
import { Section } from '../home/Section.tsx';
import { TaskList } from '../home/TaskList.tsx';
import { nobody } from '../home/WithOthers.tsx';
import { BackToProject } from '../../../base/page/BackToProject.tsx';
import { PageTitle } from '../../../base/page/PageTitle.tsx';
import { byUrgency, standing, tasksOf } from '../../../parts/project/order.ts';
import type { TaskStanding } from '../../../parts/project/order.ts';
import { useTasks, useWho } from '../../../parts/project/useProject.ts';
import { whoAt } from '../../../parts/project/who.ts';
import { ErrorPage } from '../../../base/afterFirst.tsx';
import { HomeSkeleton } from '../../../base/states/Skeleton.tsx';
import { texts } from '../../../base/texts/tasks.ts';
import { useWorkspace } from '../../../base/workspace/workspaceContext.ts';
import { TopBar } from '../../../parts/topBar/TopBar.tsx';
import '../home/home.css';

const lists = [
  'now',
  'stuck',
  'waiting',
  'later',
  'done',
] as const satisfies readonly TaskStanding[];

/**
 * All tasks of one person in a project: the reader's, or those of somebody else. `who`: a person's
 * reference or `nobody`.
 */
export default function TasksPage({ processId, who }: { processId: string; who?: string }) {
  const { me } = useWorkspace();
  const tasks = useTasks(processId);
  const { whoIs } = useWho(processId);
  const t = texts();
  if (tasks.data === undefined) {
    return (
      <>
        <TopBar />
        {tasks.error === undefined ? (
          <HomeSkeleton />
        ) : (
          <ErrorPage what={t.failed} error={tasks.error} onRetry={() => void refetch()} />
        )}
      </>
    );
  }
  // On a board some wait until they are added.
  const toDo = tasks.data.filter(({ active }) => active);
  const theirs = listsOf(toDo, who ?? me.accountId);
  const title = who === undefined ? t.yours : who === nobody ? t.ofNobody : t.of(whoAt(whoIs(who)));
  const empty = lists.every((list) => theirs[list].length === 0);
  return (
    <>
      <TopBar />
      <main id="content" className="wrap narrow">
        <BackToProject processId={processId} words={t.back} />
        <PageTitle key={`${processId} ${who}`} text={title} of={tasks.data[0]?.planName ?? ''} />
        {empty && <p className="two">{t.empty}</p>}
        {lists.map(
          (list) =>
            theirs[list].length > 0 && (
              <Section
                key={list}
                title={t.lists[list]}
                aside={<span className="num small mute">{theirs[list].length}</span>}
              >
                <TaskList
                  tasks={theirs[list]}
                  note={(task) => stuckWords(task, me.accountId, whoIs)}
                />
              </Section>
            ),
        )}
        <Contact tasks={toDo} whoIs={whoIs} />
      </main>
    </>
  );
}

function listsOf(tasks: TaskRow[], who: string): Record<TaskStanding, TaskRow[]> {
  if (who !== nobody) return tasksOf(tasks, who);
  const unassigned = tasks.filter(({ assignee }) => assignee === null).sort(byUrgency);
  const grouped = Object.groupBy(unassigned, standing);
  return { now: [], stuck: [], waiting: [], later: [], done: [], ...grouped };
}
