import { formatDate } from '@waymark/look';
import ArrowLeft from 'lucide-react/icons/arrow-left';
import { useState } from 'react';
import { Link } from 'wouter';
import type { TaskRow } from '../api/reads.ts';
import { refetch } from '../api/queryCache.ts';
import { ErrorPage, NotHere } from '../afterFirst.tsx';
import { TaskList } from '../home/TaskList.tsx';
import { PageTitle } from '../page/PageTitle.tsx';
import { localToday, tasksOf } from '../project/order.ts';
import {
  useMilestones,
  useProjects,
  useTasks,
  useWho,
} from '../project/useProject.ts';
import { sumOf, wayOf } from '../project/way.ts';
import type { Waymark } from '../project/way.ts';
import { whoAndWhere } from '../project/who.ts';
import type { Directory } from '../project/who.ts';
import { HomeSkeleton } from '../states/Skeleton.tsx';
import { texts } from '../texts/steps.ts';
import { texts as pages } from '../texts/pages.ts';
import { useWorkspace } from '../workspace/workspaceContext.ts';
import { TopBar } from '../workspace/TopBar.tsx';
import { choices, keepChoice, keptChoice } from './choice.ts';
import type { Choice } from './choice.ts';
import '../home/home.css';
import './steps.css';

/** All steps of a project with all that is in them: done ones folded, the present one open. */
export default function StepsPage({ processId }: { processId: string }) {
  const { me } = useWorkspace();
  const projects = useProjects();
  const tasks = useTasks(processId);
  const milestones = useMilestones(processId);
  const { whoIs } = useWho(processId);
  const [choice, setChoice] = useState<Choice>(() => keptChoice(me.accountId));
  const t = texts();
  const failed = [projects, tasks, milestones].find(
    ({ data, error }) => data === undefined && error !== undefined,
  );
  const project = projects.data?.find(({ id }) => id === processId);
  if (failed !== undefined)
    return (
      <>
        <TopBar />
        <ErrorPage
          what={t.failed}
          error={failed.error}
          onRetry={() => void refetch()}
        />
      </>
    );
  if (projects.data !== undefined && project === undefined)
    return (
      <>
        <TopBar />
        <NotHere kind="project" processId={processId} />
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
  const { done, total } = sumOf(milestones.data);
  const fits = fitting(choice, me.accountId);
  const choose = (next: Choice) => {
    keepChoice(me.accountId, next);
    setChoice(next);
  };
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
            {t.back}
          </Link>
        </p>
        <PageTitle key={processId} text={t.title} />
        <p className="two num">{t.sum(done, total, formatDate(project.end))}</p>
        <div className="pills" role="group" aria-label={t.show}>
          {choices.map((each) => (
            <button
              key={each}
              type="button"
              aria-pressed={each === choice}
              onClick={() => choose(each)}
            >
              {each === 'mine' ? t.shown.mine(mine.open) : t.shown[each]}
            </button>
          ))}
        </div>
        {way.map((mark) => (
          <Step
            key={mark.id}
            mark={mark}
            tasks={tasks
              .data!.filter(({ milestoneId }) => milestoneId === mark.id)
              .filter(fits)}
            whoIs={whoIs}
          />
        ))}
      </main>
    </>
  );
}

const fitting =
  (choice: Choice, me: string) =>
  ({ assignee, status }: TaskRow): boolean =>
    choice === 'mine' ? assignee === me : choice === 'all' || status !== 'DONE';

function Step({
  mark,
  tasks,
  whoIs,
}: {
  mark: Waymark;
  tasks: TaskRow[];
  whoIs: Directory;
}) {
  const { me, membership } = useWorkspace();
  const t = texts();
  const p = pages();
  const said =
    mark.state === 'was'
      ? mark.completedAt === null
        ? t.way.done
        : p.due.done(formatDate(mark.completedAt))
      : mark.theirs
        ? t.theirs(membership.workspaceName)
        : (mark.state === 'now' ? t.way.here : t.way.count)(
            mark.done,
            mark.total,
          );
  const note = ({ assignee, dueDate, status }: TaskRow) => {
    const who =
      assignee === null
        ? t.others.nobody
        : assignee === me.accountId
          ? t.yours
          : whoAndWhere(whoIs(assignee));
    return t.of(
      who,
      dueDate === null || status === 'DONE'
        ? ''
        : p.due.due(formatDate(dueDate)),
    );
  };
  return (
    <details className="panel step" open={mark.state === 'now'}>
      <summary>
        <span className="grow">
          <b>{mark.name}</b>
          <small className="num">{said}</small>
        </span>
      </summary>
      {tasks.length === 0 ? (
        <p className="two">{mark.theirs ? said : t.empty}</p>
      ) : (
        <TaskList tasks={tasks} note={note} />
      )}
    </details>
  );
}
