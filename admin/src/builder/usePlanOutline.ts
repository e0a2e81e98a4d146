import type { BlueprintRow, MilestoneRow } from '@waymark/api';
import { useMemo } from 'react';
import { useGetList, useGetOne } from 'react-admin';
import { outlineOf, type OutlineMilestone } from './outline.ts';
import { useAllRows } from './useAllRows.ts';

const all = { page: 1, perPage: 1000 };
const byWeight = { field: 'weight', order: 'ASC' } as const;

export type PlanOutline = {
  readonly blueprint: BlueprintRow | undefined;
  readonly milestones: readonly OutlineMilestone[] | undefined;
  readonly error: unknown;
  readonly reload: () => void;
};

/** A blueprint, its milestones and their modules, in order; kept true by live changes. */
export function usePlanOutline(blueprintId: string): PlanOutline {
  const blueprint = useGetOne<BlueprintRow>(
    'blueprints',
    { id: blueprintId },
    { retry: false },
  );
  const milestones = useGetList<MilestoneRow>('milestones', {
    filter: { planId: blueprintId },
    sort: byWeight,
    pagination: all,
  });
  const modules = useAllRows('modules', { planId: blueprintId }, 'place');
  const outline = useMemo(
    () =>
      milestones.data === undefined || modules.data === undefined
        ? undefined
        : outlineOf(milestones.data, modules.data),
    [milestones.data, modules.data],
  );
  const reload = () =>
    void [blueprint, milestones, modules].forEach(
      (query) => void query.refetch(),
    );
  return {
    blueprint: blueprint.data,
    milestones: outline,
    error: blueprint.error ?? milestones.error ?? modules.error,
    reload,
  };
}
