import { ArrowLeft } from 'lucide-react';
import { Link } from 'wouter';
import type { TaskRow } from '../api/reads.ts';
import { refetch } from '../api/queryCache.ts';
import { Section, stuckWords } from '../home/Lists.tsx';
import { TaskList } from '../home/TaskList.tsx';
import { nobody } from '../home/WithOthers.tsx';
import { PageTitle } from '../page/PageTitle.tsx';
import { byUrgency, standing, tasksOf } from '../project/order.ts';
import type { Standing } from '../project/order.ts';
import { useTasks, useWho } from '../project/useProject.ts';
import { whoAt } from '../project/who.ts';
import { ErrorPage } from '../afterFirst.tsx';
import { HomeSkeleton } from '../states/Skeleton.tsx';
import { useWorkspace } from '../workspace/workspaceContext.ts';
import { TopBar } from '../workspace/TopBar.tsx';
import '../home/home.css';

const lists: readonly [Standing, string][] = [
  ['now', 'To do'],
  ['stuck', 'Stuck'],
  ['waiting', 'Waiting'],
  ['later', 'Later'],
  ['done', 'Done'],
];

/** All tasks of one person in a project: the reader's, or those of somebody else. `who`: a person's reference or `nobody`. */
export default function TasksPage({
  processId,
  who,
}: {
  processId: string;
  who?: string;
}) {
  const { me } = useWorkspace();
  const tasks = useTasks(processId);
  const { whoIs } = useWho(processId);
  if (tasks.data === undefined) {
    return (
      <>
        <TopBar />
        {tasks.error === undefined ? (
          <HomeSkeleton />
        ) : (
          <ErrorPage
            what="The tasks could not be loaded"
            error={tasks.error}
            onRetry={() => void refetch()}
          />
        )}
      </>
    );
  }
  const theirs = listsOf(tasks.data, who ?? me.accountId);
  const title =
    who === undefined
      ? 'Your tasks'
      : who === nobody
        ? 'Tasks that nobody has yet'
        : `Tasks of ${whoAt(whoIs(who))}`;
  const empty = lists.every(([list]) => theirs[list].length === 0);
  return (
    <>
      <TopBar />
      <main id="content" className="wrap narrow">
        <p>
          <Link
            className="lnk tall small back"
            href={`/portal/process/${processId}`}
          >
            <ArrowLeft size={16} aria-hidden="true" />
            Back to the project
          </Link>
        </p>
        <PageTitle key={`${processId} ${who}`} text={title} />
        {empty && <p className="two">There is nothing in this list.</p>}
        {lists.map(
          ([list, words]) =>
            theirs[list].length > 0 && (
              <Section
                key={list}
                title={words}
                aside={
                  <span className="num small mute">{theirs[list].length}</span>
                }
              >
                <TaskList
                  tasks={theirs[list]}
                  note={(task) => stuckWords(task, me.accountId, whoIs)}
                />
              </Section>
            ),
        )}
      </main>
    </>
  );
}

function listsOf(tasks: TaskRow[], who: string): Record<Standing, TaskRow[]> {
  if (who !== nobody) return tasksOf(tasks, who);
  const unassigned = tasks
    .filter(({ assignee }) => assignee === null)
    .sort(byUrgency);
  const grouped = Object.groupBy(unassigned, standing);
  return { now: [], stuck: [], waiting: [], later: [], done: [], ...grouped };
}
