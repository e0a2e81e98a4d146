import type { BlueprintRow, ExecutionRow, ModuleRow, PlanRef } from '@waymark/api';
import { adminAddress, entryAddress } from '@waymark/api/addresses';
import { useMemo } from 'react';
import { useGetList, useGetOne } from 'react-admin';
import type { Crumb } from '../page/PageHead.tsx';
import { useTexts, type T } from '../../base/texts/index.ts';

/** The blueprint or process around a module, as far as the module's page needs it. */
export type PlanAround = {
  plan: PlanRef;
  name: string;
  /**
   * The address that one goes to from what is no more: its own page, of a sub-process that of its
   * process, of single modules the library.
   */
  to: string;
  crumbs: Crumb[];
  /** The client of a process; a blueprint has none. */
  clientId: string | null;
  /** Ids of those who follow the plan as a whole. */
  followers: readonly string[];
  /** Where a process's words are edited. */
  blueprintId: string;
};

/** Reads what is around a plan, as far as it is loaded: a blueprint has no client and no dates. */
export function usePlanAround(
  kind: PlanRef['kind'] | undefined,
  planId: string,
): PlanAround | undefined {
  const t = useTexts();
  const execution = useGetOne<ExecutionRow>(
    'executions',
    { id: planId },
    { enabled: kind === 'process', retry: false },
  ).data;
  const blueprint = useGetOne<BlueprintRow>(
    'blueprints',
    { id: planId },
    { enabled: kind === 'blueprint', retry: false },
  ).data;
  return useMemo(() => {
    if (kind === 'process' && execution !== undefined) return aroundProcess(t, execution);
    if (kind === 'blueprint' && blueprint !== undefined) return aroundBlueprint(t, blueprint);
    return undefined;
  }, [t, kind, execution, blueprint]);
}

function aroundProcess(
  t: T,
  { id, name, clientId, clientName, projectId, projectName, blueprintId, followers }: ExecutionRow,
): PlanAround {
  const to = adminAddress.process({ projectId, processId: id });
  const crumbs = [
    { label: t('shell.executions'), to: entryAddress.executions() },
    { label: `${clientName} - ${projectName}`, to: adminAddress.project({ projectId }) },
    { label: name, to },
  ];
  return { plan: { kind: 'process', id }, name, to, crumbs, clientId, followers, blueprintId };
}

function aroundBlueprint(
  t: T,
  { id, name, kind, typeId, typeName, followers }: BlueprintRow,
): PlanAround {
  const library = { label: t('builder.templates'), to: adminAddress.blueprints() };
  const own = { label: name, to: adminAddress.blueprint({ typeId: id }) };
  const process = { label: typeName, to: adminAddress.blueprint({ typeId }) };
  const { to } = kind === 'modules' ? library : process;
  const crumbs = {
    modules: [library],
    process: [library, process],
    subProcess: [library, process, own],
  }[kind];
  return {
    plan: { kind: 'blueprint', id },
    name,
    to,
    crumbs,
    clientId: null,
    followers,
    blueprintId: id,
  };
}

/** The modules of a plan as they are read: by milestone, then by weight. */
export const inReadingOrder = (modules: readonly ModuleRow[]): ModuleRow[] =>
  [...modules].sort((a, b) => a.milestoneWeight - b.milestoneWeight || a.weight - b.weight);

/** The modules before and after one, over the borders of milestones. */
export function neighbours(
  modules: readonly ModuleRow[],
  moduleId: string,
): { previous: ModuleRow | undefined; next: ModuleRow | undefined } {
  const order = inReadingOrder(modules);
  const at = order.findIndex(({ id }) => id === moduleId);
  return at < 0
    ? { previous: undefined, next: undefined }
    : { previous: order[at - 1], next: order[at + 1] };
}

/** Every module of a plan, or of several, in the order in which it is read. */
export function usePlanModules(planId: string | readonly string[]) {
  const list = useGetList<ModuleRow>('modules', {
    filter: { planId },
    sort: { field: 'weight', order: 'ASC' },
    pagination: { page: 1, perPage: 1000 },
  });
  const modules = useMemo(() => list.data && inReadingOrder(list.data), [list.data]);
  return { ...list, modules };
}

/**
 * The address of a module's page. `panel`: what of the task its sidebar opens at, `?panel=` of the
 * address.
 */
export const moduleAddress = (
  planId: string,
  moduleId: string,
  tab: 'tasks' | 'context' | 'activity',
  taskId?: string,
  panel?: 'talk' | 'details',
): string => adminAddress.module({ planId, moduleId, tab, panel, hash: taskId });
