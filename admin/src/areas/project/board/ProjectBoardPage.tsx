import type { ProjectRow, ExecutionRow } from '@waymark/api';
import { adminAddress, entryAddress } from '@waymark/api/addresses';
import type { JobGroup } from '@waymark/events/jobs';
import { useCallback, useMemo, useState, type ReactNode } from 'react';
import { Link, useLocation, useNavigate, useParams } from 'react-router';
import { JobBoard } from './JobBoard.tsx';
import { JobDialog, type JobWords } from './JobDialog.tsx';
import { ProjectHead } from './ProjectHead.tsx';
import { useJobCommands } from './useJobCommands.ts';
import { useGetList, useGetOne } from 'react-admin';
import { jobColumns } from './jobColumns.ts';
import { useAllRows } from '../../../base/dataProvider/useAllRows.ts';
import { Gone } from '../../../parts/gone/Gone.tsx';
import { ErrorState, Skeleton } from '../../../parts/page/states.tsx';
import { whyNot } from '../../../base/wire/whyNot.ts';
import type { PlanAround } from '../../../parts/plans/planKinds.ts';
import { useNames } from '../../../parts/people/useNames.ts';
import { TaskSidebar, useTaskDeletion } from '../../task/index.ts';
import { problemOf } from '../../../base/wire/problemOf.ts';
import { useTexts } from '../../../base/texts/index.ts';
import '../process/processPage.css';
import './projectBoard.css';

/**
 * A project with its jobs, their tasks and the processes that run in it; kept true by live changes.
 */
function useProjectBoard(projectId: string) {
  const inBoard = { planId: projectId, planKind: 'project' };
  const project = useGetOne<ProjectRow>('projects', { id: projectId }, { retry: false });
  const jobs = useAllRows('modules', inBoard, 'weight');
  const tasks = useAllRows('tasks', inBoard, 'place');
  const executions = useGetList<ExecutionRow>('executions', {
    filter: { projectId },
    sort: { field: 'name', order: 'ASC' },
    pagination: { page: 1, perPage: 20 },
  });
  const columns = useMemo(
    () => jobs.data && tasks.data && jobColumns(jobs.data, tasks.data),
    [jobs.data, tasks.data],
  );
  return {
    project: project.data,
    executions: executions.data ?? [],
    tasks: tasks.data,
    columns,
    error: project.error ?? jobs.error ?? tasks.error,
    reload: () => void [project, jobs, tasks, executions].forEach((query) => void query.refetch()),
  };
}

/**
 * /project/{projectId} (PRODUCT 8.10): the jobs of a project; `#{taskId}` opens a task beside them.
 */
export function ProjectBoardPage(): ReactNode {
  const t = useTexts();
  const { projectId = '' } = useParams();
  const { project, executions, tasks, columns, error, reload } = useProjectBoard(projectId);
  const { commands, saved } = useJobCommands(projectId);
  const [adding, setAdding] = useState<JobGroup | null>(null);
  const task = useOpenTask(tasks);
  const around = useAround(project);
  const deletion = useTaskDeletion({ kind: 'project', id: projectId });
  const names = useNames(projectId, project?.clientId ?? '');
  const add = useCallback((group: JobGroup) => setAdding(group), []);
  if (problemOf(error)?.status === 404)
    return (
      <Gone
        noun="project"
        where={{ planId: projectId }}
        action={<Link to={entryAddress.executions()}>{t('jobs.allProjects')}</Link>}
      />
    );
  if (!project || !columns || !tasks || !around) {
    if (error === null) return <Skeleton page board label={t('jobs.loading')} />;
    return <ErrorState page what={t('jobs.failed')} onRetry={reload} {...whyNot(error)} />;
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
            onDelete={deletion.ask}
            onClose={task.close}
          />
        )}
      </div>
      {deletion.dialog}
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
function useOpenTask<Row extends { id: string }>(tasks: readonly Row[] | undefined) {
  const { hash, search } = useLocation();
  const navigate = useNavigate();
  const open = tasks?.find(({ id }) => `#${id}` === hash);
  const close = () => void navigate({ search, hash: '' }, { preventScrollReset: true });
  return { open, close };
}

function useAround(project: ProjectRow | undefined): PlanAround | undefined {
  return useMemo(() => {
    if (project === undefined) return undefined;
    const { id, name, clientId } = project;
    return {
      ...{ plan: { kind: 'project', id }, name, to: adminAddress.project({ projectId: id }) },
      ...{ crumbs: [], clientId, followers: [], blueprintId: '' },
    };
  }, [project]);
}
