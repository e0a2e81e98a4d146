import type { ProjectRow } from '@waymark/api';
import { adminAddress, entryAddress } from '@waymark/api/addresses';
import type { JobGroup } from '@waymark/events/jobs';
import { useCallback, useMemo, useState, type ReactNode } from 'react';
import { Link, useLocation, useNavigate, useParams } from 'react-router';
import { JobBoard } from './JobBoard.tsx';
import { JobDialog, type JobWords } from './JobDialog.tsx';
import { ProjectHead } from './ProjectHead.tsx';
import { useJobCommands } from './useJobCommands.ts';
import { useProjectBoard } from './useProjectBoard.ts';
import { Gone } from '../lostTexts/Gone.tsx';
import { ErrorState, Skeleton } from '../layout/states.tsx';
import { whyNot } from '../layout/whyNot.ts';
import type { PlanAround } from '../modulePage/planKinds.ts';
import { useNames } from '../processPage/useNames.ts';
import { TaskSidebar } from '../taskSidebar/index.ts';
import { problemOf } from '../wire/problemOf.ts';
import { useTexts } from '../texts/index.ts';
import '../processPage/processPage.css';
import './projectBoard.css';

/** /project/{projectId} (PRODUCT 8.10): the jobs of a project; `#{taskId}` opens a task beside them. */
export function ProjectBoardPage(): ReactNode {
  const t = useTexts();
  const { projectId = '' } = useParams();
  const { project, executions, tasks, columns, error, reload } =
    useProjectBoard(projectId);
  const { commands, saved } = useJobCommands(projectId);
  const [adding, setAdding] = useState<JobGroup | null>(null);
  const task = useOpenTask(tasks);
  const around = useAround(project);
  const names = useNames(projectId, project?.clientId ?? '');
  const add = useCallback((group: JobGroup) => setAdding(group), []);
  if (problemOf(error)?.status === 404)
    return (
      <Gone
        noun="project"
        where={{ planId: projectId }}
        action={
          <Link to={entryAddress.executions()}>{t('jobs.allProjects')}</Link>
        }
      />
    );
  if (!project || !columns || !tasks || !around) {
    if (error === null)
      return <Skeleton page board label={t('jobs.loading')} />;
    return (
      <ErrorState
        page
        what={t('jobs.failed')}
        onRetry={reload}
        {...whyNot(error)}
      />
    );
  }
  const addJob = (words: JobWords) =>
    commands.ask('AddJob', {
      ...{ projectId, jobId: crypto.randomUUID(), ...words },
      ...(adding !== null && { group: adding }),
    });
  return (
    <div className="process-page project-page">
      <ProjectHead
        {...{ project, columns, tasks, executions, commands, saved }}
        onAdd={() => setAdding('inactive')}
      />
      <div className="process-body">
        <JobBoard {...{ projectId, names, columns, commands }} onAdd={add} />
        {task.open !== undefined && (
          <TaskSidebar
            key={task.open.id}
            task={task.open}
            around={around}
            inContext
            onClose={task.close}
          />
        )}
      </div>
      {adding !== null && (
        <JobDialog
          title={t('jobs.add')}
          action={t('words.add')}
          onSubmit={addJob}
          onClose={() => setAdding(null)}
        />
      )}
    </div>
  );
}

/** The task that the address names. */
function useOpenTask<Row extends { id: string }>(
  tasks: readonly Row[] | undefined,
) {
  const { hash, search } = useLocation();
  const navigate = useNavigate();
  const open = tasks?.find(({ id }) => `#${id}` === hash);
  const close = () =>
    void navigate({ search, hash: '' }, { preventScrollReset: true });
  return { open, close };
}

function useAround(project: ProjectRow | undefined): PlanAround | undefined {
  return useMemo(() => {
    if (project === undefined) return undefined;
    const { id, name, clientId } = project;
    return {
      ...{
        plan: { kind: 'project', id },
        name,
        to: adminAddress.project({ projectId: id }),
      },
      ...{ crumbs: [], clientId, followers: [], blueprintId: '' },
    };
  }, [project]);
}
