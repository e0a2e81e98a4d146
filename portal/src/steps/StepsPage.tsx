import { portalAddress } from '@waymark/api/addresses';
import { formatDate } from '@waymark/look';
import ArrowLeft from 'lucide-react/icons/arrow-left';
import { useState } from 'react';
import { Link } from 'wouter';
import type { TaskRow } from '../api/reads.ts';
import { refetch } from '../api/queryCache.ts';
import { ErrorPage, NotHere } from '../afterFirst.tsx';
import { PageTitle } from '../page/PageTitle.tsx';
import { localToday, tasksOf } from '../project/order.ts';
import {
  useMilestones,
  useProjects,
  useTasks,
  useWho,
} from '../project/useProject.ts';
import { sumOf, wayOf } from '../project/way.ts';
import { HomeSkeleton } from '../states/Skeleton.tsx';
import { texts } from '../texts/steps.ts';
import { useWorkspace } from '../workspace/workspaceContext.ts';
import { TopBar } from '../workspace/TopBar.tsx';
import { choices, keepChoice, keptChoice } from './choice.ts';
import type { Choice } from './choice.ts';
import { Step } from './Step.tsx';
import { TurnAside } from './TurnAside.tsx';
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
      <main id="content" className="wrap steps-page">
        <p>
          <Link
            className="lnk tall small back"
            href={portalAddress.process({ processId })}
          >
            <ArrowLeft size={16} aria-hidden="true" />
            {t.back}
          </Link>
        </p>
        <PageTitle key={processId} text={t.title} />
        <p className="two num">{t.sum(done, total, formatDate(project.end))}</p>
        <div className="segments" role="group" aria-label={t.show}>
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
        <div className="way">
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
        </div>
        <TurnAside tasks={tasks.data} processId={processId} whoIs={whoIs} />
      </main>
    </>
  );
}

const fitting =
  (choice: Choice, me: string) =>
  ({ assignee, status }: TaskRow): boolean =>
    choice === 'mine' ? assignee === me : choice === 'all' || status !== 'DONE';
