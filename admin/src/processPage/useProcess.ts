import type { ExecutionRow, MilestoneRow } from '@waymark/api';
import { useMemo } from 'react';
import { useGetList, useGetOne } from 'react-admin';
import { outlineOf } from '../builder/outline.ts';
import { usePlanModules } from '../modulePage/planKinds.ts';

/** A running process with its milestones and their modules, in order; kept true by live changes. */
export function useProcess(processId: string) {
  const execution = useGetOne<ExecutionRow>(
    'executions',
    { id: processId },
    { retry: false },
  );
  const milestones = useGetList<MilestoneRow>('milestones', {
    filter: { planId: processId },
    sort: { field: 'weight', order: 'ASC' },
    pagination: { page: 1, perPage: 1000 },
  });
  const modules = usePlanModules(processId);
  const outline = useMemo(
    () =>
      milestones.data &&
      modules.modules &&
      outlineOf(milestones.data, modules.modules),
    [milestones.data, modules.modules],
  );
  const reload = () =>
    void [execution, milestones, modules].forEach(
      (query) => void query.refetch(),
    );
  return {
    execution: execution.data,
    milestones: milestones.data,
    modules: modules.modules,
    outline,
    reload,
    error: execution.error ?? milestones.error ?? modules.error,
  };
}
