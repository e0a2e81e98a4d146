import type { ExecutionRow, MilestoneRow, ModuleRow } from '@waymark/api';
import { adminAddress, entryAddress } from '@waymark/api/addresses';
import { formatDate } from '@waymark/look';
import { Columns3, List } from 'lucide-react';
import type { ReactNode } from 'react';
import { AddMenu } from './AddMenu.tsx';
import { ClientUsers } from './ClientUsers.tsx';
import { ProcessMenu } from './ProcessMenu.tsx';
import { ViewOnClientWorkspace } from '../clientView/ViewOnClientWorkspace.tsx';
import { stretchesOf, stuckWords } from './progress.ts';
import { LaunchButton } from '../launch/LaunchButton.tsx';
import { ProcessFollowers } from './ProcessFollowers.tsx';
import { ProcessOwner } from './ProcessOwner.tsx';
import { LAUNCH } from '../../../parts/plans/useLaunching.ts';
import { PageHead } from '../../../parts/page/PageHead.tsx';
import { PageHeading } from '../../../parts/page/PageHeading.tsx';
import { Faces } from '../../../parts/presence/Faces.tsx';
import { ShareButton } from '../sharing/ShareButton.tsx';
import { StatusTag } from '../../../parts/tasks/StatusTag.tsx';
import { useTexts } from '../../../base/texts/index.ts';
import { Trail } from './Trail.tsx';
import { TurnButton } from '../../../parts/turn/TurnButton.tsx';

export type ProcessView = 'board' | 'list';

type ProcessHeadProps = {
  execution: ExecutionRow;
  milestones: readonly MilestoneRow[];
  modules: readonly ModuleRow[];
  view: ProcessView;
  onView: (view: ProcessView) => void;
  /** Whether the panel that leads to the start is open. */
  launching: boolean;
  onLaunch: (open: boolean) => void;
};

/** Name, status, how far, until when and whose turn. */
export function ProcessHead({
  execution,
  milestones,
  modules,
  view,
  onView,
  launching,
  onLaunch,
}: ProcessHeadProps): ReactNode {
  const t = useTexts();
  const {
    name,
    clientName,
    projectId,
    projectName,
    status,
    tasksDone,
    tasksTotal,
    donePercentage,
    start,
    end,
  } = execution;
  return (
    <>
      <PageHead
        crumbs={[
          { label: t('executions.executions'), to: entryAddress.executions() },
          { label: `${clientName} - ${projectName}`, to: adminAddress.project({ projectId }) },
        ]}
        title={
          <>
            <PageHeading text={name} of={clientName} />
            <StatusTag
              status={status}
              {...(status === 'STUCKED' && { label: stuckWords(t, modules) })}
            />
          </>
        }
        actions={
          <>
            <Faces planId={execution.id} />
            <ClientUsers execution={execution} />
            <ViewOnClientWorkspace
              clientId={execution.clientId}
              processId={execution.id}
              {...(launching && {
                backTo: adminAddress.process({
                  ...{ projectId, processId: execution.id },
                  [LAUNCH]: '',
                }),
              })}
            />
            <ShareButton
              of={{ kind: 'process', id: execution.id }}
              name={`${clientName}, ${name}`}
            />
            <div className="segments" role="group" aria-label={t('plan.showAs')}>
              <button type="button" aria-pressed={view === 'board'} onClick={() => onView('board')}>
                <Columns3 aria-hidden="true" />
                <span>{t('plan.board')}</span>
              </button>
              <button type="button" aria-pressed={view === 'list'} onClick={() => onView('list')}>
                <List aria-hidden="true" />
                <span>{t('plan.list')}</span>
              </button>
            </div>
            <LaunchButton
              modules={modules}
              open={launching}
              onToggle={() => onLaunch(!launching)}
            />
            <AddMenu execution={execution} milestones={milestones} modules={modules} />
            <ProcessMenu execution={execution} modules={modules} />
          </>
        }
      />
      <div className="process-sum">
        <Trail
          label={t('executions.tasksDone', { done: tasksDone, total: tasksTotal })}
          stretches={stretchesOf(milestones)}
        />
        <b>{donePercentage}%</b>
        <span>{t('process.tasksOf', { done: tasksDone, count: tasksTotal })}</span>
        <span>
          {formatDate(start)} – {formatDate(end)}
        </span>
        <TurnButton execution={execution} />
        <ProcessOwner execution={execution} />
        <span>
          <ProcessFollowers execution={execution} />
        </span>
      </div>
    </>
  );
}
