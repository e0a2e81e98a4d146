import type { ExecutionRow, ProjectRow } from '@waymark/api';
import { useMemo } from 'react';
import { useGetList, useGetOne } from 'react-admin';
import { jobColumns } from './jobColumns.ts';
import { useAllRows } from '../builder/useAllRows.ts';

/** A project with its jobs, their tasks and the processes that run in it; kept true by live changes. */
export function useProjectBoard(projectId: string) {
  const inBoard = { planId: projectId, planKind: 'project' };
  const project = useGetOne<ProjectRow>(
    'projects',
    { id: projectId },
    { retry: false },
  );
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
    reload: () =>
      void [project, jobs, tasks, executions].forEach(
        (query) => void query.refetch(),
      ),
  };
}
