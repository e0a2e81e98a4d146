import type { ExecutionRow, MilestoneRow, ModuleRow } from '@waymark/api';
import { formatDate } from '@waymark/look';
import { Columns3, List } from 'lucide-react';
import type { ReactNode } from 'react';
import { AddModule } from './AddModule.tsx';
import { ClientUsers } from './ClientUsers.tsx';
import { ProcessMenu } from './ProcessMenu.tsx';
import { stretchesOf, stuckWords } from './progress.ts';
import { PageHead } from '../layout/PageHead.tsx';
import { StatusTag } from '../modulePage/StatusTag.tsx';

export type ProcessView = 'board' | 'list';

type ProcessHeadProps = {
  execution: ExecutionRow;
  milestones: readonly MilestoneRow[];
  modules: readonly ModuleRow[];
  view: ProcessView;
  onView: (view: ProcessView) => void;
};

/** Name, status, how far, until when and whose turn. */
export function ProcessHead({
  execution,
  milestones,
  modules,
  view,
  onView,
}: ProcessHeadProps): ReactNode {
  const {
    name,
    clientName,
    projectName,
    status,
    tasksDone,
    tasksTotal,
    donePercentage,
    start,
    end,
    clientTurn,
  } = execution;
  return (
    <>
      <PageHead
        crumbs={[
          { label: 'Executions', to: '/' },
          { label: `${clientName} - ${projectName}` },
        ]}
        title={
          <>
            <h1>{name}</h1>
            <StatusTag
              status={status}
              {...(status === 'STUCKED' && { label: stuckWords(modules) })}
            />
          </>
        }
        actions={
          <>
            <ClientUsers execution={execution} />
            <div className="segments" role="group" aria-label="Show as">
              <button
                type="button"
                aria-pressed={view === 'board'}
                onClick={() => onView('board')}
              >
                <Columns3 aria-hidden="true" />
                <span>Board</span>
              </button>
              <button
                type="button"
                aria-pressed={view === 'list'}
                onClick={() => onView('list')}
              >
                <List aria-hidden="true" />
                <span>List</span>
              </button>
            </div>
            <AddModule execution={execution} milestones={milestones} />
            <ProcessMenu execution={execution} />
          </>
        }
      />
      <div className="process-sum">
        <div
          className="trail"
          role="img"
          aria-label={`${tasksDone} of ${tasksTotal} tasks done`}
        >
          {stretchesOf(milestones).map(({ id, length, done }) => (
            <span key={id} style={{ flexGrow: length }}>
              <i style={{ width: `${done * 100}%` }} />
            </span>
          ))}
        </div>
        <b>{donePercentage}%</b>
        <span>
          {tasksDone} of {tasksTotal} tasks
        </span>
        <span>
          {formatDate(start)} – {formatDate(end)}
        </span>
        {clientTurn > 0 && (
          <span>
            Client’s turn:{' '}
            <b>{clientTurn === 1 ? '1 task' : `${clientTurn} tasks`}</b>
          </span>
        )}
      </div>
    </>
  );
}
